// What the patterns that cut a text before it is tokenised ask of a character, as bits. A letter
// without case is both UPPER and LOWER, as a mark is; OTHER is `[^\s\p{L}\p{N}]`.

import { END } from './code-points.js';

export const UPPER = 1;
export const LOWER = 2;
export const LETTER = 4;
export const NUMBER = 8;
export const SPACE = 16;
export const BREAK = 32;
export const OTHER = 64;

/** The letters of the table that the build makes (building/character-classes.mjs). */
export const CLASSES = {
  u: UPPER | LETTER,
  l: LOWER | LETTER,
  c: UPPER | LOWER | LETTER,
  m: UPPER | LOWER | OTHER,
  n: NUMBER,
  s: SPACE,
  b: SPACE | BREAK,
  o: OTHER,
};

/**
 * The classes of every code point, as tiktoken's own regular expressions see them. JavaScript's
 * will not do: each browser has the classes of its own version of Unicode, and its `\s` is another.
 * @param {string} runs of code points of one class, from 0 on: its letter and how many, as `o9s1b1`
 * @returns {Uint8Array} by code point; 0 for END, which is in no class, so that every run ends
 */
export function characterClasses(runs) {
  const classes = new Uint8Array(END + 1);
  let point = 0;
  for (const [, letter, length] of runs.matchAll(/([a-z])(\d+)/g)) {
    classes.fill(CLASSES[letter], point, point += Number(length));
  }
  if (point !== END) throw new Error('the table of characters is damaged');
  return classes;
}
