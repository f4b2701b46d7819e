// The pieces that a text is cut into before it is tokenised; no token reaches over a cut.
//
// PATTERNS are the regular expressions of PyPI tiktoken. The functions below find the same pieces,
// alternative for alternative, in linear time: tiktoken's regular expressions take quadratic time
// on some long runs and give up on white space near 1,000,000 characters.

import { BREAK, LETTER, LOWER, NUMBER, OTHER, SPACE, UPPER } from './kinds.js';

/** A piece of more characters than this is long; npm tiktoken's time grows with the square. */
const LONG = 128;
const SLASH = 0x2f;

export const PATTERNS = {
  o200k_base: [
    String.raw`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?`,
    String.raw`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?`,
    String.raw`\p{N}{1,3}`,
    String.raw` ?[^\s\p{L}\p{N}]+[\r\n/]*`,
    String.raw`\s*[\r\n]+`,
    String.raw`\s+(?!\S)`,
    String.raw`\s+`,
  ].join('|'),
  cl100k_base: [
    String.raw`'(?i:[sdmt]|ll|ve|re)`,
    String.raw`[^\r\n\p{L}\p{N}]?+\p{L}++`,
    String.raw`\p{N}{1,3}+`,
    String.raw` ?[^\s\p{L}\p{N}]++[\r\n]*+`,
    String.raw`\s++$`,
    String.raw`\s*[\r\n]`,
    String.raw`\s+(?!\S)`,
    String.raw`\s`,
  ].join('|'),
};

/**
 * Whether a piece of this text can be long: it is white space, or it is something else, perhaps
 * with a space before it and with line breaks and slashes behind it.
 * @param {string} text
 */
export function hasLongRun(text) {
  let solid = 0;
  let blank = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const isSpace = unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
    solid = isSpace ? 0 : solid + 1;
    blank = isSpace || unit === SLASH || isWideSpace(unit) ? blank + 1 : 0;
    if (solid > LONG || blank > LONG) return true;
  }
  return false;
}

/** White space beyond ASCII. */
function isWideSpace(unit) {
  return unit > 0x7f && /\s|\x85/.test(String.fromCharCode(unit));
}

/** Whether one of the pieces is long. @param {Int32Array} ends of the pieces */
export function hasLongPiece(ends) {
  return ends.some((end, piece) => end - (piece ? ends[piece - 1] : 0) > LONG);
}

/**
 * Where each piece ends.
 * @param {Uint32Array} points the text, in code points
 * @param {Uint8Array} kinds of the points
 * @param {keyof PATTERNS} encoding
 * @returns {Int32Array} in code points
 */
export function pieceEnds(points, kinds, encoding) {
  const endOf = encoding === 'o200k_base' ? o200kEnd : cl100kEnd;
  const ends = new Int32Array(points.length);
  let count = 0;
  for (let at = 0; at < points.length; ) {
    at = endOf(points, kinds, at);
    ends[count++] = at;
  }
  return ends.slice(0, count);
}

// Each function below gives where its alternative ends; a falsy value where it does not match.

function o200kEnd(points, kinds, at) {
  const rest = canLead(kinds[at]) ? at + 1 : at;
  const word =
    lowerWord(kinds, rest) || lowerWord(kinds, at) || upperWord(kinds, rest) || upperWord(kinds, at);
  if (word) return contraction(points, word) || word;
  return numbers(kinds, at) || pathSymbols(points, kinds, at) || spaces(kinds, at);
}

function cl100kEnd(points, kinds, at) {
  const rest = canLead(kinds[at]) ? at + 1 : at;
  return (
    contraction(points, at) ||
    letters(kinds, rest) ||
    numbers(kinds, at) ||
    symbols(points, kinds, at) ||
    lastSpaces(points, kinds, at) ||
    spaces(kinds, at)
  );
}

/** `[^\r\n\p{L}\p{N}]` */
function canLead(kind) {
  return !(kind & (BREAK | LETTER | NUMBER));
}

function runEnd(kinds, at, kind) {
  while (kinds[at] & kind) at++;
  return at;
}

/** `[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+` */
function lowerWord(kinds, at) {
  let lower = runEnd(kinds, at, UPPER);
  // The first part gives characters back until one is left that can be the second.
  while (!(kinds[lower] & LOWER)) {
    if (--lower < at) return 0;
  }
  return runEnd(kinds, lower, LOWER);
}

/** `[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*` */
function upperWord(kinds, at) {
  const upper = runEnd(kinds, at, UPPER);
  return upper > at && runEnd(kinds, upper, LOWER);
}

/** `\p{L}+` */
function letters(kinds, at) {
  const end = runEnd(kinds, at, LETTER);
  return end > at && end;
}

/** `(?i:'s|'t|'re|'ve|'m|'ll|'d)` */
function contraction(points, at) {
  if (points[at] !== 0x27) return 0;
  const first = lowerCase(points[at + 1]);
  if ('stmd'.includes(first)) return at + 2;
  return ['re', 've', 'll'].includes(first + lowerCase(points[at + 2])) && at + 3;
}

/** In Unicode, ſ (U+017F) is an s too. */
function lowerCase(point = 0) {
  return point === 0x17f ? 's' : String.fromCodePoint(point).toLowerCase();
}

/** `\p{N}{1,3}` */
function numbers(kinds, at) {
  let end = at;
  while (end < at + 3 && kinds[end] & NUMBER) end++;
  return end > at && end;
}

/** ` ?[^\s\p{L}\p{N}]+[\r\n]*` */
function symbols(points, kinds, at) {
  const start = points[at] === 0x20 ? at + 1 : at;
  const end = runEnd(kinds, start, OTHER);
  return end > start && runEnd(kinds, end, BREAK);
}

/** ` ?[^\s\p{L}\p{N}]+[\r\n/]*` */
function pathSymbols(points, kinds, at) {
  let end = symbols(points, kinds, at);
  while (end && (kinds[end] & BREAK || points[end] === SLASH)) end++;
  return end;
}

/** `\s+$` */
function lastSpaces(points, kinds, at) {
  const end = runEnd(kinds, at, SPACE);
  return end === points.length && end;
}

/** `\s*[\r\n]+|\s+(?!\S)|\s+`: up to the last line break, or else all but the last, or else all. */
function spaces(kinds, at) {
  const end = runEnd(kinds, at, SPACE);
  for (let last = end; last > at; last--) {
    if (kinds[last - 1] & BREAK) return last;
  }
  const isLast = kinds[end] === 0;
  return isLast || end === at + 1 ? end : end - 1;
}
