// Characters, words and sentences (UAX #29) of a whole text, by Intl.Segmenter: always in the same
// locale, so that a text is cut alike for every reader, and by iterating, since `containing()` is
// faulty in some engines.
//
// A long text is segmented in blocks, as engines before V8 12 need quadratic time for it. Blocks
// end only where a boundary stands whatever is around; where there is no such place, they go on.

import { toCodePoints } from './offsets.js';

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The least length of a block but the last, in UTF-16 code units. */
const BLOCK = 8192;

/**
 * What may be part of a character of several code points. Below U+0300, in general punctuation and
 * among Chinese ideographs, nothing joins anything but `\r\n`.
 */
const JOINING = /[^\0-\u02ff\u2010-\u2027\u4e00-\u9fff]|\r\n/;

/** Behind a line feed (rule GB4), or between two code points of those that never join. */
const BETWEEN_CHARACTERS =
  /(?<=\n)|(?<=[\0-\f\x0e-\u02ff\u2010-\u2027\u4e00-\u9fff])(?=[\0-\u02ff\u2010-\u2027\u4e00-\u9fff])/g;

/** After a line feed (WB3a), or between a space and a letter or digit (WB999). */
const BETWEEN_WORDS = /(?<=\n)|(?<= )(?=[0-9A-Za-z])/g;

/** Behind a line feed (SB4), or where a capital follows the end of a sentence (SB11). */
const BETWEEN_SENTENCES = /(?<=\n)|(?<=[.!?] )(?=[A-Z])/g;

/**
 * All boundaries of extended grapheme clusters, the text's start and end included.
 * @param {string} text
 * @returns {Int32Array | null} in code points; null where each code point is a character by itself
 */
export function graphemes(text) {
  return JOINING.test(text) ? boundaries(text, CHARACTERS, BETWEEN_CHARACTERS) : null;
}

/**
 * All word boundaries, the text's start and end included. Space and punctuation are "words", too.
 * @param {string} text
 * @returns {Int32Array} in code points
 */
export function words(text) {
  return boundaries(text, WORDS, BETWEEN_WORDS);
}

/**
 * The sentence boundaries inside a text, its start and its end not included.
 * @param {string} text
 * @returns {Int32Array} in code points
 */
export function sentences(text) {
  return boundaries(text, SENTENCES, BETWEEN_SENTENCES).slice(1, -1);
}

function boundaries(text, segmenter, between) {
  const found = new Int32Array(text.length + 1);
  let count = 0;
  for (let start = 0; start < text.length; ) {
    const end = blockEnd(text, start + BLOCK, between);
    for (const { index } of segmenter.segment(text.slice(start, end))) {
      found[count++] = start + index;
    }
    start = end;
  }
  found[count++] = text.length;
  return toCodePoints(text, found.slice(0, count));
}

function blockEnd(text, least, between) {
  between.lastIndex = least;
  return between.exec(text)?.index ?? text.length;
}
