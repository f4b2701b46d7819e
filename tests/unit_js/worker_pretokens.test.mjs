import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codePoints } from '../../static/worker/codepoints.js';
import { Kinds } from '../../static/worker/kinds.js';
import { PATTERNS, hasLongPiece, hasLongRun, pieceEnds } from '../../static/worker/pretokens.js';
import { core } from './npm_tiktoken.mjs';
import { randomTexts } from './random_text.mjs';

const BYTES = ['! 0', ...Array.from({ length: 256 }, (_, byte) => btoa(String.fromCharCode(byte)))];
const Tiktoken = await core();

/** What a pattern matches in a text, by tiktoken's own regular expressions. */
function finder(pattern) {
  const bytes = new Tiktoken(BYTES.join(' '), {}, pattern);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return (text) => decoder.decode(Uint8Array.from(bytes.encode_ordinary(text)));
}

const kinds = new Kinds(finder);

function pieces(text, encoding) {
  const points = codePoints(text);
  const ends = pieceEnds(points, kinds.of(points), encoding);
  return Array.from(ends, (end, at) =>
    String.fromCodePoint(...points.subarray(ends[at - 1] ?? 0, end)));
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

test('a text without a long run has no long piece', () => {
  for (const text of ['x'.repeat(128), ' '.repeat(128), '!'.repeat(127) + '\n'.repeat(128)]) {
    assert.equal(hasLongRun(text), false);
  }
  const runs = ['x'.repeat(129), ' '.repeat(129), '\u3000 '.repeat(65), '\n/'.repeat(65)];
  for (const text of runs.map((run) => `! ${run}`)) {
    assert.equal(hasLongRun(text), true);
  }
});

test('a piece is long from 129 characters on', () => {
  assert.equal(hasLongPiece(Int32Array.of(128, 256)), false);
  assert.equal(hasLongPiece(Int32Array.of(128, 257)), true);
  assert.equal(hasLongPiece(Int32Array.of()), false);
});
