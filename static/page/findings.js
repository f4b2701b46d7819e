import { formatNumber } from '../model/words.js';
import { ownersAt } from '../model/choice.js';
import { byId, element } from './dom.js';

/** What to look at in the chunks, each with steps through its places. */
export function showFindings(store) {
  const section = byId('findings');
  const list = byId('findings-list');

  store.subscribe(['drawn'], ({ drawn: { text, result }, look }) => {
    if (look && look.starts !== result?.starts) store.set({ look: null });
    section.hidden = text === '' || result?.count === 0;
    list.setAttribute('aria-busy', !result?.findings);
    if (!result?.findings) return;
    const items = result.findings.map((finding) => item(finding, result.places[finding.kind], go));
    list.replaceChildren(...(items.length ? items : [nothing()]));
    showLook(store.get());
  });
  store.subscribe(['chosen'], ({ chosen }) => {
    if (!chosen) store.set({ look: null });
  });
  store.subscribe(['look'], showLook);

  function showLook({ look, drawn: { result } }) {
    for (const node of list.children) {
      const isLooked = node.dataset.kind === look?.kind;
      node.classList.toggle('looked-at', isLooked);
      const at = node.querySelector('.finding-at');
      if (at) at.textContent = where(isLooked ? look.index : null, result.places[node.dataset.kind]);
    }
  }

  /** Goes to the next place of a kind or to the one before, round and round. */
  function go(kind, step) {
    const { drawn: { result }, look } = store.get();
    const places = result?.places?.[kind];
    if (!places?.length) return;
    const count = places.length / 2;
    const index = look?.kind === kind ? (look.index + step + count) % count : firstOf(count, step);
    const [from, to] = [places[2 * index], places[2 * index + 1]];
    store.set({
      look: { kind, index, from, to, starts: result.starts },
      chosen: { chunk: ownersAt(result, from).last, at: from, reveal: true },
    });
  }
}

const firstOf = (count, step) => (step > 0 ? 0 : count - 1);

function where(index, places) {
  const count = formatNumber(places.length / 2);
  return index === null ? `${count} places` : `${formatNumber(index + 1)} of ${count}`;
}

/** @param {{kind: string, text: string}} finding @param {ArrayLike<number>} places */
function item({ kind, text }, places, go) {
  const id = `finding-${kind}`;
  const node = element('li', { className: 'finding' }, element('p', { id }, ...emphasised(text)), ...steps(kind, id, places, go));
  node.dataset.kind = kind;
  return node;
}

function steps(kind, id, places, go) {
  if (places.length === 0) return [];
  const button = (step, properties, words) => {
    const node = element('button', { type: 'button', 'aria-describedby': id, ...properties }, words);
    node.addEventListener('click', () => go(kind, step));
    return node;
  };
  if (places.length === 2) return [element('div', { className: 'finding-steps' }, button(1, { className: 'quiet show' }, 'Show'))];
  return [element(
    'div',
    { className: 'finding-steps' },
    button(-1, { className: 'quiet step', 'aria-label': 'Previous place' }, '‹'),
    element('span', { className: 'finding-at' }),
    button(1, { className: 'quiet step', 'aria-label': 'Next place' }, '›'),
  )];
}

/** The sentence, with the count at its beginning, if there is one, in bold. */
function emphasised(text) {
  const [count] = /^[\d,]+/.exec(text) ?? [''];
  return count ? [element('b', { textContent: count }), text.slice(count.length)] : [text];
}

const nothing = () => element(
  'li',
  { className: 'finding none' },
  element('p', {
    textContent: 'Nothing stands out: no part is cut in half, no heading is left without its text, '
      + 'no chunk is over the size.',
  }),
);
