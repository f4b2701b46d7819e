import { flagWords, pathWords } from '../../model/flags.js';
import { countOf, formatNumber, rangeOf } from '../../model/format.js';
import { describeAfter, describeBefore } from '../../model/shared.js';
import { element } from '../dom/dom.js';
import { TINTS } from '../drawing/paint.js';
import { drawCardText } from './card-text.js';

/**
 * One chunk by itself: what it is, its text, and what of it stands in its neighbours.
 *
 * @param {string} text the document
 * @param {object} result
 * @param {number} chunk its index
 * @param {{position: number, count: number, isWhole: boolean, spaces: boolean}} how where it is in
 *   the list, whether a long text is shown whole, and whether white space has marks
 */
export const drawCard = (text, result, chunk, how) => element(
  'li',
  { className: 'card-row', 'aria-posinset': how.position + 1, 'aria-setsize': how.count },
  element(
    'div',
    { className: 'card' },
    head(result, chunk),
    ...line('shared-line', describeBefore(text, result, chunk)),
    drawCardText(text, result, chunk, how),
    ...line('shared-line', describeAfter(text, result, chunk)),
  ),
);

function head(result, chunk) {
  const { section, paths, flags } = result;
  return element(
    'div',
    { className: 'card-head' },
    element(
      'h3',
      { className: `card-number tint-${chunk % TINTS}` },
      element('span', { className: 'visually-hidden', textContent: 'Chunk ' }),
      formatNumber(chunk + 1),
    ),
    element('p', { className: 'card-facts', textContent: facts(result, chunk).join(' · ') }),
    ...line('card-flag', flagWords(flags[chunk])),
    ...line('card-path', section ? pathWords(paths[section[chunk]]) : ''),
  );
}

function facts({ starts, ends, lines, tokens, characters, firstWord, lastWord }, chunk) {
  return [
    firstWord
      ? `words ${rangeOf(firstWord[chunk], lastWord[chunk])}`
      : `UTF-16 ${rangeOf(starts[chunk], ends[chunk])}`,
    `line ${formatNumber(lines[chunk])}`,
    tokens ? countOf(tokens[chunk], 'token') : '… tokens',
    countOf(characters[chunk], 'character'),
  ];
}

/** A line of words, where there are any. */
const line = (className, textContent) =>
  (textContent ? [element('p', { className, textContent, dir: 'auto' })] : []);
