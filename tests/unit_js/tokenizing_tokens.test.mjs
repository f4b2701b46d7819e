import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tiktoken } from 'tiktoken/lite';
import { load, open } from '../../static/text/text.js';
import { codePoints } from '../../static/tokenizing/code-points.js';
import { tokenizerOf } from '../../static/tokenizing/tokenizers.js';
import { PATTERNS } from './patterns.mjs';
import { randomTexts } from './random_text.mjs';
import * as tables from './tables.mjs';

const ENCODINGS = ['o200k_base', 'cl100k_base'];
const tokens = (text, encoding) => Array.from(tokenizerOf(encoding).encode(codePoints(text)));

for (const encoding of ENCODINGS) assert.equal(await load(encoding, tables), '');

/** As PyPI tiktoken 0.14.0 has it: a text, its tokens in o200k_base and in cl100k_base. */
const EXPECTED = [
  ['', [], []],
  [
    'before <|endoftext|> after',
    [29615, 464, 91, 419, 1440, 919, 91, 29, 1934],
    [15145, 83739, 8862, 728, 428, 91, 29, 1306],
  ],
  ['Total:    1 234', [8270, 25, 271, 220, 16, 220, 20771], [7749, 25, 262, 220, 16, 220, 11727]],
  [
    'ok 👩‍👩‍👧‍👦🏳️‍🌈 猫の手 yes',
    [
      525, 61138, 102, 2524, 28823, 102, 2524, 28823, 100, 2524, 28823, 99, 52622, 111, 15148,
      2524, 64364, 230, 129165, 104, 3385, 6034, 14531,
    ],
    [
      564, 62904, 102, 378, 235, 9468, 239, 102, 378, 235, 9468, 239, 100, 378, 235, 9468, 239,
      99, 9468, 237, 111, 31643, 378, 235, 9468, 234, 230, 10447, 234, 104, 16144, 46034, 10035,
    ],
  ],
  [
    "It'ſ DON'T we'LL",
    [3206, 6, 70067, 153384, 581, 6, 7454],
    [2181, 6, 129, 123, 45373, 17773, 584, 6, 4178],
  ],
  ['a\n  ', [64, 198, 256], [64, 198, 256]],
  ['a \t\n \n  b', [64, 43220, 793, 220, 287], [64, 17934, 720, 220, 293]],
  ['\ufeffx\0', [5574, 87, 188], [3305, 87, 188]],
  ['\ud800a\udc00', [109908, 3251], [5809, 64, 5809]],
  [
    '\u0345ǅu ʕɂ',
    [137, 227, 131, 227, 84, 220, 134, 243, 133, 224],
    [137, 227, 131, 227, 84, 220, 134, 243, 133, 224],
  ],
  [`x${' '.repeat(129)}y`, [87, 72056, 342], [87, 58040, 379]],
  [
    `${'\t'.repeat(129)}!`,
    [43876, 43876, 43876, 43876, 43876, 43876, 43876, 43876, 197, 0],
    [28019, 28019, 28019, 28019, 28019, 28019, 28019, 28019, 197, 0],
  ],
  ['漢'.repeat(129), Array(129).fill(183591), Array(129).fill([78256, 95]).flat()],
];

for (const [text, ...expected] of EXPECTED) {
  test(`tokens of ${JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)}`, () => {
    assert.deepEqual(ENCODINGS.map((encoding) => tokens(text, encoding)), expected);
  });
}

for (const encoding of ENCODINGS) {
  test(`${encoding}: tokens are those of npm tiktoken`, async () => {
    const { bpe_ranks: ranks } = await tables.vocabulary(encoding);
    const tiktoken = new Tiktoken(ranks, {}, PATTERNS[encoding]);
    for (const text of randomTexts(3000, 60, 5)) {
      const expected = Array.from(tiktoken.encode_ordinary(text));
      assert.deepEqual(tokens(text, encoding), expected, JSON.stringify(text));
    }
  });

  test(`${encoding}: long runs take no long time`, { timeout: 60_000 }, () => {
    const blank = [' ', '\t', '\n', ' \n', '\u3000', '\u3000 ', '\x85\t'];
    const solid = ['a', 'A', 'Aa', '1', '!', '\n/', "a'", '漢', '\u0301', '👨‍👩‍👧‍👦'];
    for (const run of [...blank, ...solid]) {
      const text = run.repeat(Math.ceil(100_000 / run.length));
      for (const around of [text, `!${text}x`]) tokens(around, encoding);
    }
  });
}

const broken = (reason) => () => Promise.reject(new Error(reason));

/** The module anew, as nothing has been loaded yet. */
const anew = (name) => import(`../../static/tokenizing/tokenizers.js?${name}`);

test('nothing is loaded twice', async () => {
  const { load: loadAnew } = await anew('once');
  const asked = [];
  const counting = {
    vocabulary: (name) => (asked.push(name), tables.vocabulary(name)),
    characterClasses: () => (asked.push('classes'), tables.characterClasses()),
  };
  assert.deepEqual(await Promise.all(ENCODINGS.map((name) => loadAnew(name, counting))), ['', '']);
  assert.equal(await loadAnew('cl100k_base', counting), '');
  assert.deepEqual(asked.sort(), ['cl100k_base', 'classes', 'o200k_base']);
});

test('what cannot be loaded has a reason, and can be tried again', async () => {
  const { load: loadAnew } = await anew('broken');
  assert.equal(await loadAnew('o300k', tables), 'there is no encoding named “o300k”');
  for (const name of ['characterClasses', 'vocabulary']) {
    const reason = `the ${name} could not be loaded (404)`;
    assert.equal(await loadAnew('o200k_base', { ...tables, [name]: broken(reason) }), reason);
  }
  assert.equal(await loadAnew('o200k_base', tables), '');
});

test('a table that is damaged is a reason too', async () => {
  const { load: loadAnew } = await anew('damaged');
  const classes = { ...tables, characterClasses: async () => 'o12' };
  assert.equal(await loadAnew('o200k_base', classes), 'the table of characters is damaged');
  const vocabulary = { ...tables, vocabulary: async () => ({ bpe_ranks: '! 0 ???' }) };
  assert.equal(await loadAnew('o200k_base', vocabulary), 'the tokenizer could not be started');
  assert.equal(await loadAnew('o200k_base', tables), '');
});

test('tokens end where their last code point does', () => {
  assert.deepEqual([...open('Hello, 😀 world').tokenEnds('o200k_base')], [5, 6, 8, 14]);
  assert.deepEqual([...open('').tokenEnds('o200k_base')], []);
});

test('a token that ends inside a code point ends after it', () => {
  const text = '👩‍👧 क्षि \ud800x';
  const ends = open(text).tokenEnds('cl100k_base');
  assert.equal(ends.at(-1), [...text].length);
  assert.ok(ends.every((end, at) => at === 0 || end >= ends[at - 1]));
  assert.deepEqual([...open('漢鷗').tokenEnds('cl100k_base')], [1, 1, 2, 2, 2]);
});

for (const encoding of ENCODINGS) {
  test(`${encoding}: slices are counted alone, and leave the text as it was`, () => {
    for (const text of ['😀 hello world', ...randomTexts(100, 40, 9)]) {
      const points = [...text];
      const opened = open(text);
      const before = [...opened.tokenEnds(encoding)];
      const starts = Int32Array.from({ length: 3 * points.length }, (_, at) => Math.floor(at / 3));
      const ends = starts.map((start, at) => Math.min(start + 4 * (at % 3), points.length));
      const alone = Array.from(starts, (start, at) =>
        tokens(points.slice(start, ends[at]).join(''), encoding).length);
      assert.deepEqual([...opened.counts(encoding, starts, ends)], alone, JSON.stringify(text));
      assert.deepEqual([...opened.tokenEnds(encoding)], before);
    }
  });
}
