// The pieces that a text is cut into before it is tokenised; no token reaches over a cut.
//
// The functions below find what the regular expressions of PyPI tiktoken find (PATTERNS in
// tests/unit_js/patterns.mjs), alternative for alternative, in linear time: tiktoken's take
// quadratic time on some long runs and give up on white space near 1,000,000 characters.
//
// `points` are the code points of the text with an END after them, `classes` is what they are in
// (character-classes.js).

import { BREAK, LETTER, LOWER, NUMBER, OTHER, SPACE, UPPER } from './character-classes.js';
import { END } from './code-points.js';

const SLASH = 0x2f;
const APOSTROPHE = 0x27;

/**
 * Where the piece ends that begins at a place before END, by encoding.
 * @type {Record<string, (points: Uint32Array, classes: Uint8Array, at: number) => number>}
 */
export const PIECE_END = { o200k_base: o200kEnd, cl100k_base: cl100kEnd };

// Each function below gives where its alternative ends; a falsy value where it does not match.

function o200kEnd(points, classes, at) {
  const rest = canLead(classes[points[at]]) ? at + 1 : at;
  const word = lowerWord(points, classes, rest) || lowerWord(points, classes, at)
    || upperWord(points, classes, rest) || upperWord(points, classes, at);
  if (word) return contraction(points, word) || word;
  return numbers(points, classes, at) || pathSymbols(points, classes, at) || spaces(points, classes, at);
}

function cl100kEnd(points, classes, at) {
  const rest = canLead(classes[points[at]]) ? at + 1 : at;
  return contraction(points, at)
    || letters(points, classes, rest)
    || numbers(points, classes, at)
    || symbols(points, classes, at)
    || lastSpaces(points, classes, at)
    || spaces(points, classes, at);
}

/** `[^\r\n\p{L}\p{N}]` */
function canLead(kind) {
  return !(kind & (BREAK | LETTER | NUMBER));
}

function runEnd(points, classes, at, kind) {
  while (classes[points[at]] & kind) at++;
  return at;
}

/** `[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+` */
function lowerWord(points, classes, at) {
  let lower = runEnd(points, classes, at, UPPER);
  // The first part gives characters back until one is left that can be the second.
  while (!(classes[points[lower]] & LOWER)) {
    if (--lower < at) return 0;
  }
  return runEnd(points, classes, lower, LOWER);
}

/** `[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*` */
function upperWord(points, classes, at) {
  const upper = runEnd(points, classes, at, UPPER);
  return upper > at && runEnd(points, classes, upper, LOWER);
}

/** `\p{L}+` */
function letters(points, classes, at) {
  const end = runEnd(points, classes, at, LETTER);
  return end > at && end;
}

/** `(?i:'s|'t|'re|'ve|'m|'ll|'d)` */
function contraction(points, at) {
  if (points[at] !== APOSTROPHE) return 0;
  const first = lowerCase(points[at + 1]);
  if ('stmd'.includes(first)) return at + 2;
  return 'rvl'.includes(first) && lowerCase(points[at + 2]) === (first === 'l' ? 'l' : 'e') && at + 3;
}

/** In Unicode, ſ (U+017F) is an s too. */
function lowerCase(point) {
  if (point === END) return 'END';
  return point === 0x17f ? 's' : String.fromCodePoint(point).toLowerCase();
}

/** `\p{N}{1,3}` */
function numbers(points, classes, at) {
  let end = at;
  while (end < at + 3 && classes[points[end]] & NUMBER) end++;
  return end > at && end;
}

/** ` ?[^\s\p{L}\p{N}]+[\r\n]*` */
function symbols(points, classes, at) {
  const start = points[at] === 0x20 ? at + 1 : at;
  const end = runEnd(points, classes, start, OTHER);
  return end > start && runEnd(points, classes, end, BREAK);
}

/** ` ?[^\s\p{L}\p{N}]+[\r\n/]*` */
function pathSymbols(points, classes, at) {
  let end = symbols(points, classes, at);
  while (end && (classes[points[end]] & BREAK || points[end] === SLASH)) end++;
  return end;
}

/** `\s+$` */
function lastSpaces(points, classes, at) {
  const end = runEnd(points, classes, at, SPACE);
  return points[end] === END && end;
}

/** `\s*[\r\n]+|\s+(?!\S)|\s+`: up to the last line break, or else all but the last, or else all. */
function spaces(points, classes, at) {
  const end = runEnd(points, classes, at, SPACE);
  for (let last = end; last > at; last--) {
    if (classes[points[last - 1]] & BREAK) return last;
  }
  return points[end] === END || end === at + 1 ? end : end - 1;
}
