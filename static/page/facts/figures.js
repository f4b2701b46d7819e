import { countOf, formatNumber, formatTenths } from '../../model/format.js';
import { byId, element } from '../dom/dom.js';

/** Stands for a number that is not known yet. */
const UNKNOWN = '…';

/** How many chunks there are, what they come to, and how their tokens were counted. */
export function showFigures(store) {
  const strip = byId('figures');
  /** The last result whose figures are known: it stands until the next ones are. */
  let last = null;

  store.subscribe(['drawn'], ({ drawn: { text, result } }) => {
    if (result?.figures) last = result;
    else if (text === '') last = null;
    const isOld = last !== result;
    strip.hidden = text === '';
    byId('footing').hidden = text === '';
    strip.classList.toggle('old', isOld);
    strip.setAttribute('aria-busy', isOld);
    strip.replaceChildren(...figures(last?.figures, result ?? last));
    byId('method').replaceChildren(...(last ? method(last.figures) : []));
  });
}

/**
 * @param {object | undefined} known figures
 * @param {{count: number, settings: object} | null} chunks
 */
function figures(known, chunks) {
  const show = (name, format = formatNumber) => (known ? format(known[name]) : UNKNOWN);
  const size = chunks && countOf(chunks.settings.size, chunks.settings.unit.slice(0, -1));
  return [
    figure('Chunks', chunks ? formatNumber(chunks.count) : UNKNOWN, size ? `at most ${size}` : UNKNOWN),
    spread('Tokens per chunk', ['smallest', 'median', 'largest', 'mean'].map((name) => [name, show(name, formatTenths)])),
    figure('Tokens in all chunks', show('total'), `document: ${show('document')}`),
    figure('Overlap and cuts add', show('added', signed), `tokens, ${show('added_percent', signed)} %`),
    figure('Repeated', show('repeated'), known ? repeatedUnit(known) : UNKNOWN),
  ];
}

const figure = (name, value, detail) => element(
  'dl',
  { className: 'figure' },
  element(
    'div',
    {},
    element('dt', { textContent: name }),
    element('dd', { className: 'figure-value', textContent: value }),
    element('dd', { className: 'figure-detail', textContent: detail }),
  ),
);

/** A figure that has several values. @param {string} name @param {[string, string][]} values */
const spread = (name, values) => element(
  'div',
  { className: 'figure' },
  element('p', { className: 'figure-name', textContent: name }),
  element('dl', { className: 'spread' }, ...values.map(([which, value]) => element(
    'div',
    {},
    element('dt', { className: 'figure-detail', textContent: which }),
    element('dd', { className: 'figure-value', textContent: value }),
  ))),
);

/** What stands after the number of what is repeated: `characters`, `tokens (83 characters)`. */
function repeatedUnit({ repeated, repeated_unit: unit, repeated_characters: characters }) {
  const named = repeated === 1 ? unit.slice(0, -1) : unit;
  return unit === 'characters' ? named : `${named} (${countOf(characters, 'character')})`;
}

const method = ({ method: name }) => ['Tokens: ', element('b', { textContent: name })];

/** `+24`, `−3.1`, and `0` without a sign. @param {number} value */
function signed(value) {
  const size = formatTenths(Math.abs(value));
  if (size === '0') return size;
  return value < 0 ? `−${size}` : `+${size}`;
}
