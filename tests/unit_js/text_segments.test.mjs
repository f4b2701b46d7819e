import assert from 'node:assert/strict';
import { test } from 'node:test';
import { graphemes, sentences, words } from '../../static/text/segments.js';
import { randomNumbers } from './random_text.mjs';

const BLOCK = 8192;

/** The text with a bar at each boundary inside it. */
function barred(text, boundaries) {
  const points = [...text];
  const inside = new Set(boundaries.filter((at) => at > 0 && at < points.length));
  return points.map((point, at) => (inside.has(at) ? `|${point}` : point)).join('');
}

const characters = (text) => barred(text, graphemes(text) ?? [...text].map((_, at) => at));
const cutWords = (text) => barred(text, words(text));
const cutSentences = (text) => barred(text, sentences(text));

for (const example of [
  'a|e\u0301|👩‍👩‍👧‍👦|👍🏽|🇯🇵|🇫🇷|b',
  'a|\r\n|\r|\r\n|\n|b',
  'क्षि|문|กำ',
  '“|a|”|—|漢|字|\u00ad|b|©|®',
  'a|\ud800|b|\udc00',
]) {
  test(`characters: ${JSON.stringify(example)}`, () => {
    assert.equal(characters(example.replaceAll('|', '')), example);
  });
}

test('boundaries of characters include the start and the end', () => {
  assert.deepEqual([...graphemes('e\u0301x')], [0, 2, 3]);
});

test('null stands for a text whose code points are characters by themselves', () => {
  for (const text of ['', 'a', 'naïve ©®\u00ad\0', '“漢字”\n\r']) {
    assert.equal(graphemes(text), null);
  }
  for (const text of ['\r\n', 'e\u0301', 'я', '\u200d', '\ud800']) {
    assert.notEqual(graphemes(text), null);
  }
});

test('no code point that null may stand for joins another', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const neighbours = ['a', '\n', '\r', '\u00ad', '©', '—', '漢'];
  for (let point = 0; point < 0x10000; point++) {
    const character = String.fromCharCode(point);
    if (graphemes(character) !== null) continue;
    for (const neighbour of [character, ...neighbours]) {
      for (const pair of [character + neighbour, neighbour + character]) {
        if (pair === '\r\n') continue;
        assert.equal([...segmenter.segment(pair)].length, 2, JSON.stringify(pair));
      }
    }
  }
});

for (const example of [
  'Eat now. |Run far. |Sit.',
  '"Go." |(Now!) |He left.',
  '今日は良い天気です。|散歩に行きましょう。|夕方には帰ります。',
  'one\n|two\r\n|three\r|four',
  '😀! |😀?',
  'See e.g. this, v1.2.3 or 3.14.',
  '',
]) {
  test(`sentences: ${JSON.stringify(example)}`, () => {
    assert.equal(cutSentences(example.replaceAll('|', '')), example);
  });
}

for (const example of [
  "can't| |stop|.",
  'v1.2|,| |3,000.5| |x_y|;| |co|-|op',
  'naïve| |e\u0301te\u0301|\n|one|\r\n|two',
  'שלום| |עולם|!',
  '👩‍👩‍👧‍👦|👍🏽',
  '',
]) {
  test(`words: ${JSON.stringify(example)}`, () => {
    assert.equal(cutWords(example.replaceAll('|', '')), example);
  });
}

/** The parts joined at random to more than two blocks. */
function long(parts, seed) {
  const below = randomNumbers(seed);
  let text = '';
  while (text.length < 2.5 * BLOCK) text += parts[below(parts.length)];
  return text;
}

function allAtOnce(text, granularity) {
  const starts = [];
  let point = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity }).segment(text)) {
    starts.push(point);
    point += [...segment].length;
  }
  return [...starts, point];
}

const KINDS = {
  lines: ['Ab cd. ', 'e\u0301', '\n', '\r', '\r\n', '👩‍👧', '🇯🇵', '"x" ', '\u0301', '\u200d'],
  'one line': ['Ab cd. ', 'e\u0301 ', '. ', '? A', '! b', 'Mr. Smith ', '👩‍👧', 'e.g. ', '(Yes.) '],
  'no safe place': ['e\u0301', '👩‍👧', '🇯🇵', 'क्षि', '\ud800', '\u0903'],
  ideographs: ['漢', '字', '。', '\u302a', '\u0301', '、'],
};

for (const [kind, parts] of Object.entries(KINDS)) {
  test(`blocks change nothing: ${kind}`, () => {
    for (let seed = 1; seed <= 5; seed++) {
      const text = long(parts, seed);
      assert.deepEqual([...graphemes(text)], allAtOnce(text, 'grapheme'));
      assert.deepEqual([...words(text)], allAtOnce(text, 'word'));
      assert.deepEqual([...sentences(text)], allAtOnce(text, 'sentence').slice(1, -1));
    }
  });
}
