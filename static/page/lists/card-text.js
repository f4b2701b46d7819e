import { excerpt } from '../../model/excerpt.js';
import { countOf } from '../../model/format.js';
import { partsOf } from '../../model/shared.js';
import { element } from '../dom/dom.js';
import { markSpaces } from '../drawing/invisibles.js';
import { TINTS, appendText, isRightToLeft, turnEmptyLine } from '../drawing/paint.js';

/** A longer chunk cannot be shown whole in a card without stopping the page; the drawing can. */
const LONGEST = 200_000;

/**
 * A chunk's exact text, with what it shares with its neighbours highlighted. Of a long one only
 * the beginning and the end are shown, until the user asks for the rest.
 *
 * @param {string} text the document
 * @param {object} result
 * @param {number} chunk its index
 * @param {{isWhole: boolean, spaces: boolean}} how
 */
export function drawCardText(text, result, chunk, { isWhole, spaces }) {
  const cut = excerpt(text, result.starts[chunk], result.ends[chunk]);
  const parts = partsOf(result, chunk);
  const draw = (part) => drawPart(text, result, chunk, part, spaces);
  const box = element('div', { className: 'card-text' });
  if (!cut) {
    box.append(...parts.map(draw));
  } else if (isWhole) {
    box.append(...parts.map(draw), button('less', 'Show less'));
  } else {
    const head = within(parts, -Infinity, cut.headEnd).map(draw);
    const tail = within(parts, cut.tailStart, Infinity).map(draw);
    box.append(...head, more(result, chunk), ...tail);
  }
  return box;
}

/** What of the parts lies between two offsets. */
const within = (parts, from, to) => parts
  .map((part) => ({ ...part, from: Math.max(part.from, from), to: Math.min(part.to, to) }))
  .filter((part) => part.from < part.to);

function drawPart(text, { starts, ends }, chunk, { from, to, before, after }, spaces) {
  const words = text.slice(from, to);
  const part = element('span', { className: 'part' });
  part.dataset.from = from;
  if (before || after) part.classList.add('shared-part');
  if (before) part.classList.add('before', `before-${(chunk - 1) % TINTS}`);
  if (after) part.classList.add('after', `after-${(chunk + 1) % TINTS}`);
  if (isRightToLeft(words)) part.classList.add('rtl');
  if (before && to === ends[chunk - 1]) part.classList.add('ends-before');
  if (after && from === starts[chunk + 1]) {
    part.classList.add('start');
    part.dataset.n = chunk + 2;
  }
  appendText(part, words);
  if (part.matches('.start')) turnEmptyLine(part, text, from, ends[chunk]);
  if (spaces) markSpaces(part);
  return part;
}

function more({ characters, starts, ends }, chunk) {
  const count = countOf(characters[chunk], 'character');
  return ends[chunk] - starts[chunk] > LONGEST
    ? button('place', `See all ${count} in place`)
    : button('whole', `Show all ${count}`);
}

const button = (name, textContent) =>
  element('button', { type: 'button', className: 'card-more', name, textContent });
