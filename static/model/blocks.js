/** About how many UTF-16 units a block holds. */
const SIZE = 4000;

/** A line is only cut where it is longer than this: a block's edge shows as a line break. */
const LONGEST = 8000;

/**
 * Cuts a text into the blocks in which it is drawn.
 *
 * Blocks end behind a line break where there is one near, else behind a space, and never
 * inside a character (UAX #29). The blocks joined are the text.
 *
 * @param {string} text
 * @returns {number[]} where each block starts, and at last the text's length
 */
export function cutBlocks(text) {
  const cuts = [0];
  for (let at = 0; at < text.length; ) {
    at = blockEnd(text, at);
    cuts.push(at);
  }
  return cuts;
}

/** @param {string} text @param {number} from */
function blockEnd(text, from) {
  const left = text.length - from;
  if (left <= SIZE * 1.25) return text.length;
  return (
    lastCut(text, from + SIZE / 2, from + SIZE, isBehindLine) ??
    firstCut(text, from + SIZE, from + Math.min(left, LONGEST), isBehindLine) ??
    (left <= LONGEST ? text.length : undefined) ??
    lastCut(text, from + SIZE / 2, from + SIZE, isBehindSpace) ??
    lastCut(text, from + SIZE / 2, from + SIZE, isBetweenPlain) ??
    lastCharacter(text, from, SIZE)
  );
}

function lastCut(text, least, most, fits) {
  for (let at = most; at > least; at -= 1) if (fits(text, at)) return at;
  return undefined;
}

function firstCut(text, least, most, fits) {
  for (let at = least; at < most; at += 1) if (fits(text, at)) return at;
  return undefined;
}

/**
 * Whether an offset stands behind a line break: `\n`, `\r\n` or a `\r` alone.
 * @param {string} text
 * @param {number} at
 */
export function isBehindLine(text, at) {
  const before = text.charCodeAt(at - 1);
  return before === 10 || (before === 13 && text.charCodeAt(at) !== 10);
}

const isPlain = (unit) => unit > 32 && unit < 127;

const isBehindSpace = (text, at) =>
  text.charCodeAt(at - 1) === 32 && isPlain(text.charCodeAt(at));

const isBetweenPlain = (text, at) =>
  isPlain(text.charCodeAt(at - 1)) && isPlain(text.charCodeAt(at));

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The start of the last character that begins within `reach` of `from`, or further on where
 * one character is longer than that. `from` is the start of a character, so those behind it
 * are found right; the last one may be cut off by the window, its start is not.
 */
function lastCharacter(text, from, reach) {
  const window = text.slice(from, from + reach).replace(HALF_PAIR, '');
  let start = 0;
  for (const { index } of segmenter.segment(window)) start = index;
  if (start > 0) return from + start;
  return from + reach >= text.length ? text.length : lastCharacter(text, from, reach * 2);
}

/** The first half of a surrogate pair at the end of a window: with its other half it may join. */
const HALF_PAIR = /[\ud800-\udbff]$/;
