// Writes, on standard output, the classes of all code points as npm tiktoken's regular expressions
// see them, in the form that static/tokenizing/character-classes.js reads, as a JSON string.

import { Tiktoken } from 'tiktoken/lite';
import {
  BREAK, CLASSES, LETTER, LOWER, NUMBER, OTHER, SPACE, UPPER,
} from '../static/tokenizing/character-classes.js';

const PATTERNS = [
  [UPPER, String.raw`[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]`],
  [LOWER, String.raw`[\p{Ll}\p{Lm}\p{Lo}\p{M}]`],
  [LETTER, String.raw`\p{L}`],
  [NUMBER, String.raw`\p{N}`],
  [SPACE, String.raw`\s`],
  [BREAK, String.raw`[\r\n]`],
  [OTHER, String.raw`[^\s\p{L}\p{N}]`],
];

/** A vocabulary in which each byte is a token, its rank its value. */
const BYTES = ['! 0', ...Array.from({ length: 256 }, (_, byte) => btoa(String.fromCharCode(byte)))];

const REPLACEMENT = 0xfffd;
const points = Array.from({ length: 0x110000 }, (_, point) => (
  point >= 0xd800 && point <= 0xdfff ? REPLACEMENT : point));

/** What a pattern matches in a text; the rest, tiktoken drops. */
function matches(pattern, text) {
  const tiktoken = new Tiktoken(BYTES.join(' '), {}, pattern);
  const bytes = Uint8Array.from(tiktoken.encode_ordinary(text));
  tiktoken.free();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

const classes = new Uint8Array(points.length);
const text = points.map((point) => String.fromCodePoint(point)).join('');
for (const [bit, pattern] of PATTERNS) {
  for (const character of new Set(matches(pattern, text))) classes[character.codePointAt(0)] |= bit;
}

const letters = Object.fromEntries(Object.entries(CLASSES).map(([letter, bits]) => [bits, letter]));
let runs = '';
for (let point = 0, start = 0; point < points.length; start = point) {
  const bits = classes[points[start]];
  while (point < points.length && classes[points[point]] === bits) point++;
  if (!letters[bits]) throw new Error(`no letter stands for the classes ${bits} of ${start}`);
  runs += letters[bits] + (point - start);
}
process.stdout.write(JSON.stringify(runs));
