import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tiktoken } from 'tiktoken/lite';
import { characterClasses } from '../../static/tokenizing/character-classes.js';
import { END, codePoints } from '../../static/tokenizing/code-points.js';
import { PIECE_END } from '../../static/tokenizing/pieces.js';
import { PATTERNS } from './patterns.mjs';
import { randomTexts } from './random_text.mjs';
import * as tables from './tables.mjs';

const BYTES = ['! 0', ...Array.from({ length: 256 }, (_, byte) => btoa(String.fromCharCode(byte)))];

/** What a pattern matches in a text, by tiktoken's own regular expressions. */
function finder(pattern) {
  const bytes = new Tiktoken(BYTES.join(' '), {}, pattern);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return (text) => decoder.decode(Uint8Array.from(bytes.encode_ordinary(text)));
}

const classes = characterClasses(await tables.characterClasses());

function pieces(text, encoding) {
  const points = codePoints(text);
  const found = [];
  for (let at = 0; points[at] !== END;) {
    const end = PIECE_END[encoding](points, classes, at);
    found.push(String.fromCodePoint(...points.subarray(at, end)));
    at = end;
  }
  return found;
}

const EXAMPLES = {
  o200k_base: [
    "HTTPServer's| don'T| stop|.|  | x",
    'a|\n\n|  |\tb|\t|\t|!!\n/\n/|x',
    '123|45| |½',
    '"\u0301a|Bc|D漢字kana|ǅu',
    " '|s| it'ſ",
    '   \n \n|  ',
  ],
  cl100k_base: [
    "HTTPServer|'s| don|'T| stop|.|  | x",
    'a|\n\n|  |\tb|\t|\t|!!\n|/\n|/x',
    '123|45| |½',
    '"\u0301|aBc漢字| ǅu',
    "'s|a|'ſ",
    'a|   \n \n  ',
  ],
};

for (const encoding of Object.keys(PATTERNS)) {
  for (const example of EXAMPLES[encoding]) {
    test(`${encoding}: ${JSON.stringify(example)}`, () => {
      assert.equal(pieces(example.replaceAll('|', ''), encoding).join('|'), example);
    });
  }

  test(`${encoding}: pieces are what the pattern matches`, () => {
    const first = finder(String.raw`\A(?:${PATTERNS[encoding]})`);
    for (const text of randomTexts(2000, 24, 3)) {
      const found = [];
      for (let rest = text.toWellFormed(); rest; rest = rest.slice(found.at(-1).length)) {
        found.push(first(rest));
      }
      assert.deepEqual(pieces(text, encoding), found, JSON.stringify(text));
    }
  });
}

test('a table that does not hold every code point is refused', () => {
  assert.throws(() => characterClasses('o9s1'), /damaged/);
});

test('there is a pattern for each encoding', () => {
  assert.deepEqual(Object.keys(PIECE_END), Object.keys(PATTERNS));
});
