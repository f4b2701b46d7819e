import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tokenizer } from '../../static/worker/tokenizer.js';
import { counts, load, tokenEnds } from '../../static/worker/tokens.js';
import * as npm from './npm_tiktoken.mjs';
import { randomTexts } from './random_text.mjs';

const ENCODINGS = ['o200k_base', 'cl100k_base'];
const Tiktoken = await npm.core();
const tokenizers = Object.fromEntries(await Promise.all(ENCODINGS.map(
  async (encoding) => [encoding, new Tokenizer(Tiktoken, await npm.vocabulary(encoding), encoding)])));

const tokens = (text, encoding) => Array.from(tokenizers[encoding].encode(text));

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

// A tail long enough that the text is cut and merged here, and that ends with a piece of its own.
const TAIL = `\n${'='.repeat(129)}`;

for (const encoding of ENCODINGS) {
  test(`${encoding}: a long piece changes no other token`, () => {
    const tail = tokens(TAIL.slice(1), encoding);
    for (const text of randomTexts(1500, 30, 5)) {
      const before = `${text}a\n`;
      const whole = tokens(`${text}a${TAIL}`, encoding);
      assert.deepEqual(whole, [...tokens(before, encoding), ...tail], JSON.stringify(text));
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

test('an encoding is not loaded twice', async () => {
  let asked = 0;
  const counting = { core: npm.core, vocabulary: (name) => (asked++, npm.vocabulary(name)) };
  assert.equal(await load('cl100k_base', counting), '');
  assert.equal(await load('cl100k_base', counting), '');
  assert.equal(asked, 1);
});

test('what cannot be loaded has a reason, and can be tried again', async () => {
  assert.equal(await load('o300k', npm), 'there is no encoding named “o300k”');
  const reason = 'the vocabulary file could not be loaded (404)';
  assert.equal(await load('o200k_base', { ...npm, vocabulary: broken(reason) }), reason);
  assert.equal(await load('o200k_base', npm), '');
});

test('a vocabulary that is damaged is a reason too', async () => {
  const { load: loadAnew } = await import('../../static/worker/tokens.js?damaged');
  const damaged = { ...npm, vocabulary: async () => ({ bpe_ranks: '! 0 ???' }) };
  assert.equal(await loadAnew('o200k_base', damaged), 'the tokenizer could not be started');
});

test('a core that cannot be loaded can be tried again', async () => {
  const { load: loadAnew } = await import('../../static/worker/tokens.js?anew');
  const reason = 'the tokenizer could not be loaded (503)';
  assert.equal(await loadAnew('o200k_base', { ...npm, core: broken(reason) }), reason);
  assert.equal(await loadAnew('o200k_base', npm), '');
});

test('tokens end where their last code point does', async () => {
  await load('o200k_base', npm);
  assert.deepEqual([...tokenEnds('Hello, 😀 world', 'o200k_base')], [5, 6, 8, 14]);
  assert.deepEqual([...tokenEnds('', 'o200k_base')], []);
});

test('a token that ends inside a code point ends behind it', async () => {
  await load('cl100k_base', npm);
  const text = '👩‍👧 क्षि \ud800x';
  const ends = tokenEnds(text, 'cl100k_base');
  assert.equal(ends.at(-1), [...text].length);
  assert.ok(ends.every((end, at) => at === 0 || end >= ends[at - 1]));
  assert.deepEqual([...tokenEnds('漢鷗', 'cl100k_base')], [1, 1, 2, 2, 2]);
});

test('slices are counted alone', async () => {
  await load('cl100k_base', npm);
  const text = '😀 hello world';
  const starts = Int32Array.of(0, 2, 3, 3, 5);
  const ends = Int32Array.of(14, 14, 8, 3, 7);
  const slices = Array.from(starts, (start, at) => text.slice(start, ends[at]));
  const alone = slices.map((slice) => tokens(slice, 'cl100k_base').length);
  assert.deepEqual([...counts(text, starts, ends, 'cl100k_base')], alone);
  assert.equal(alone[3], 0);
});
