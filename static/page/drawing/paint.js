import { placesIn } from '../../model/segments.js';
import { element } from '../dom/dom.js';

/** Neighbouring chunks differ in these many tints, taken in turn. */
export const TINTS = 4;

/** How much wider a letter of the text is than a digit of a chunk's number. */
const DIGITS_PER_LETTER = 1.4;

const LONE_RETURN = /\r(?!\n)/;
const EMPTY_LINE = /^[^\S\n]*\n/;
const FIRST_LETTER = /^[^\n\p{L}]*\p{L}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Draws a stretch of the document with the chunks that cover it.
 *
 * Numbers and marks are generated content: the element's text stays the document's.
 *
 * @param {HTMLElement} parent
 * @param {string} text the document
 * @param {number} from
 * @param {number} to
 * @param {{starts: Int32Array, ends: Int32Array}} chunks
 * @returns {import('../../model/segments.js').Place[]} one for each child
 */
export function paintChunks(parent, text, from, to, { starts, ends }) {
  const places = placesIn(starts, ends, from, to);
  const fragment = document.createDocumentFragment();
  let numbered = { from, to: from };
  for (const place of places) {
    const span = paintPlace(text.slice(place.from, place.to), place);
    if (place.starts) {
      turnEmptyLine(span, text, place.from, to);
      const hasRoom = place.from >= numbered.to || text.slice(numbered.from, place.from).includes('\n');
      if (hasRoom) numbered = { from: place.from, to: place.from + lettersOf(place.last + 1) };
      else span.classList.add('tight');
    }
    fragment.append(span);
  }
  parent.replaceChildren(fragment);
  return places;
}

/** @param {string} words @param {import('../../model/segments.js').Place} place */
function paintPlace(words, { first, last, starts }) {
  const span = document.createElement('span');
  const owners = last - first + 1;
  let name = `place tint-${first % TINTS} of-${Math.min(owners, TINTS)}`;
  if (owners > 1) name += ' shared';
  if (isRightToLeft(words)) name += ' rtl';
  if (starts) {
    name += ' start';
    span.dataset.n = last + 1;
  }
  span.className = name;
  span.dataset.owners = owners > 1 ? `${first + 1}-${last + 1}` : first + 1;
  appendText(span, words);
  return span;
}

/** How many letters of the text a number stands over, with a space behind it. */
const lettersOf = (number) => 1 + Math.ceil(String(number).length / DIGITS_PER_LETTER);

/** Whether the first letter in the first line is written from right to left. @param {string} words */
export const isRightToLeft = (words) => RIGHT_TO_LEFT.test(FIRST_LETTER.exec(words)?.[0] ?? '');

/**
 * Turns the empty line at which a chunk starts, if it does, to begin where the text behind it does:
 * of itself it would begin at the left, and so would the mark of the chunk.
 *
 * @param {HTMLElement} span draws the text from `from` on
 * @param {string} text the document
 * @param {number} from
 * @param {number} to how far to look
 */
export function turnEmptyLine(span, text, from, to) {
  const isLineStart = from === 0 || text[from - 1] === '\n';
  if (!isLineStart || !EMPTY_LINE.test(span.textContent)) return;
  if (!isRightToLeft(text.slice(from, to).trimStart())) return;
  span.classList.add('rtl');
  span.prepend(element('span', { className: 'turn' }));
}

/**
 * Puts text into an element. A `\r` alone is a line break, too, but browsers draw none for it.
 * @param {HTMLElement} parent
 * @param {string} words
 */
export function appendText(parent, words) {
  let rest = words;
  for (let found = LONE_RETURN.exec(rest); found; found = LONE_RETURN.exec(rest)) {
    parent.append(rest.slice(0, found.index));
    const mark = document.createElement('span');
    mark.className = 'return';
    mark.textContent = '\r';
    parent.append(mark);
    rest = rest.slice(found.index + 1);
  }
  parent.append(rest);
}
