import { HEAVY_CHARACTER, OVER_SIZE } from '../../model/columns.js';
import { countOf, formatNumber } from '../../model/format.js';
import { chooseChunk, ownersAt } from '../../state/choice.js';
import { neighbour } from '../../state/filter.js';
import { byId, element } from '../dom/dom.js';

/**
 * The facts of the chunk under the pointer, else of the chosen one. Where a step leads nowhere its
 * button is only said to be disabled: one that is would lose the focus.
 */
export function showInspector(store) {
  const facts = byId('chunk-facts');
  const previous = byId('previous-chunk');
  const next = byId('next-chunk');

  store.subscribe(['drawn', 'chosen', 'hovered', 'selection'], (state) => {
    const { drawn: { result }, chosen, hovered } = state;
    const choice = hovered ?? chosen;
    const isShown = result && choice;
    byId('chunk-heading').replaceChildren(...(isShown ? heading(result, choice) : ['Chunk']));
    byId('inspector').classList.toggle('idle', !isShown);
    facts.replaceChildren(...(isShown ? describe(result, choice) : [hint(result)]));
    previous.setAttribute('aria-disabled', target(state, -1) === null);
    next.setAttribute('aria-disabled', target(state, 1) === null);
  });

  const go = (step) => () => {
    const state = store.get();
    const chunk = target(state, step);
    if (chunk !== null) store.set({ chosen: chooseChunk(state.drawn.result, chunk) });
  };
  previous.addEventListener('click', go(-1));
  next.addEventListener('click', go(1));
}

/** The chunk that a step leads to; null where there is none. */
function target({ drawn: { result }, chosen, selection }, step) {
  return result && neighbour(result.count, selection, chosen?.chunk ?? null, step);
}

const hint = (result) => element('p', {
  className: 'hint',
  textContent: result?.count
    ? 'Point at a place in the document to see its chunk, click to keep it. Arrow keys go from chunk to chunk.'
    : 'The facts of a chunk stand here once there are chunks.',
});

const heading = ({ count }, { chunk }) => [
  `Chunk ${formatNumber(chunk + 1)} `,
  element('span', { className: 'aside', textContent: `of ${formatNumber(count)}` }),
];

function describe(result, { chunk, at }) {
  const path = result.section ? result.paths[result.section[chunk]] : null;
  return [
    ...(path ? [headingPath(path)] : []),
    element('dl', { className: 'facts' }, ...rows(result, chunk).map(([name, value]) => element(
      'div', {}, element('dt', { textContent: name }), element('dd', { textContent: value }),
    ))),
    ...flags(result, chunk),
    ...sharers(result, at),
  ];
}

/** @returns {[name: string, value: string][]} */
function rows(result, chunk) {
  const { starts, ends, lines, characters, tokens, overlap, count, firstWord, lastWord } = result;
  const behind = chunk + 1 < count ? overlap[chunk + 1] : 0;
  return [
    ['Tokens', tokens ? formatNumber(tokens[chunk]) : '…'],
    ['Characters', formatNumber(characters[chunk])],
    ['Shared before', shared(overlap[chunk])],
    ['Shared after', shared(behind)],
    ...(firstWord ? [['Words', range(firstWord[chunk], lastWord[chunk])]] : []),
    ['Line', formatNumber(lines[chunk])],
    ['Offsets, UTF-16', range(starts[chunk], ends[chunk])],
  ];
}

const range = (from, to) => `${formatNumber(from)} – ${formatNumber(to)}`;
const shared = (characters) => (characters ? countOf(characters, 'character') : 'nothing');

function headingPath(path) {
  const words = path.length ? path.join(' › ') : 'before the first heading';
  return element('p', { className: 'heading-path', textContent: words, dir: 'auto' });
}

function flags({ flags: bits, settings }, chunk) {
  const warning = (textContent) => element('p', { className: 'warning', textContent });
  if (bits[chunk] & HEAVY_CHARACTER) {
    return [warning('One character, heavier than the size: it is a chunk of its own.')];
  }
  if (bits[chunk] & OVER_SIZE) {
    return [warning(`Over the size: alone, it has more than ${countOf(settings.size, 'token')}.`)];
  }
  return [];
}

/** Names the chunks that share the place, where it is more than one. */
function sharers(result, at) {
  const { first, last } = ownersAt(result, at);
  if (first === last) return [];
  const textContent = `This place stands in ${countOf(last - first + 1, 'chunk')}: `
    + `${formatNumber(first + 1)} to ${formatNumber(last + 1)}. Click again for the next of them.`;
  return [element('p', { className: 'hint', textContent })];
}
