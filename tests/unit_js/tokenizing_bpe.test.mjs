import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BytePairs } from '../../static/tokenizing/bpe.js';
import { Heap } from '../../static/tokenizing/heap.js';
import { Numbers } from '../../static/tokenizing/numbers.js';
import { Ranks } from '../../static/tokenizing/ranks.js';
import { randomNumbers } from './random_text.mjs';
import { vocabulary } from './tables.mjs';

const bytesOf = (text) => new TextEncoder().encode(text);

/** A vocabulary in npm tiktoken's form. */
const vocabularyOf = (tokens) => new Ranks(`! 0 ${tokens.map(btoa).join(' ')}`);

/** The tokens of one piece. */
function merge(bytes, ranks) {
  const tokens = new Numbers();
  new BytePairs(ranks).encode(bytes, bytes.length, tokens);
  return Array.from(tokens.items);
}

/** What the definition says, step by step. */
function mergeSlowly(bytes, ranks) {
  const ends = Array.from(bytes, (_, at) => at + 1);
  for (;;) {
    let best = -1;
    let lowest = Infinity;
    for (let part = 0; part + 1 < ends.length; part++) {
      const rank = ranks.of(bytes, ends[part - 1] ?? 0, ends[part + 1]);
      if (rank >= 0 && rank < lowest) [best, lowest] = [part, rank];
    }
    if (best < 0) return ends.map((end, part) => ranks.of(bytes, ends[part - 1] ?? 0, end));
    ends.splice(best, 1);
  }
}

test('a heap gives back what it was given, the smallest first', () => {
  const below = randomNumbers(1);
  const numbers = Array.from({ length: 1000 }, () => below(300));
  const heap = new Heap();
  for (const number of numbers) heap.push(number);
  const sorted = Array.from(numbers, () => heap.pop());
  assert.deepEqual(sorted, numbers.sort((a, b) => a - b));
  assert.equal(heap.size, 0);
});

test('ranks are those of the vocabulary, -1 for what is none', async () => {
  const { bpe_ranks: list } = await vocabulary('o200k_base');
  const ranks = new Ranks(list);
  list.split(' ').slice(2).forEach((token, rank) => {
    const bytes = Uint8Array.from(atob(token), (character) => character.charCodeAt(0));
    assert.equal(ranks.of(bytes, 0, bytes.length), rank);
  });
  assert.equal(ranks.of(bytesOf('zqxzqx'), 0, 6), -1);
  assert.equal(ranks.of(bytesOf('x'.repeat(1000)), 0, 1000), -1);
});

test('the lowest rank is merged first, the leftmost of equals', () => {
  const ranks = vocabularyOf(['a', 'b', 'bb', 'ab', 'aa', 'aab']);
  assert.deepEqual(merge(bytesOf('abba'), ranks), [0, 2, 0]);
  assert.deepEqual(merge(bytesOf('aaa'), ranks), [4, 0]);
  assert.deepEqual(merge(bytesOf('aabaaa'), ranks), [5, 4, 0]);
});

test('a piece that is a token is not merged', () => {
  const ranks = vocabularyOf(['a', 'b', 'ba', 'aab']);
  assert.deepEqual(merge(bytesOf('aab'), ranks), [3]);
});

test('only the first bytes are read', () => {
  const tokens = new Numbers();
  new BytePairs(vocabularyOf(['a', 'b', 'ab'])).encode(bytesOf('aabb'), 3, tokens);
  assert.deepEqual([...tokens.items], [0, 2]);
});

test('the rank of two tokens is that of their bytes', async () => {
  const ranks = new Ranks((await vocabulary('cl100k_base')).bpe_ranks);
  const rankOf = (text) => ranks.of(bytesOf(text), 0, text.length);
  const texts = ['a', 'b', 'he', 'll', 'lo', 'hello', ' hello', ' ', 'zq', '='.repeat(64), 'x'];
  for (const round of [1, 2]) { // the second time, answers are remembered
    for (const left of texts) {
      for (const right of texts) {
        const [first, second] = [rankOf(left), rankOf(right)];
        assert.equal(ranks.join(first, second), rankOf(left + right), `${left}|${right} ${round}`);
      }
    }
  }
});

test('numbers are kept in order, however many', () => {
  const numbers = new Numbers();
  const expected = Array.from({ length: 1000 }, (_, at) => at * 3);
  for (const number of expected) numbers.push(number);
  assert.deepEqual([...numbers.items], expected);
});

test('merging gives what the definition gives', async () => {
  const ranks = new Ranks((await vocabulary('cl100k_base')).bpe_ranks);
  const below = randomNumbers(7);
  for (const letters of ['ab', 'aeinrst', 'ACGT', '=-*#', '漢字', '👩\u200d', '\u0301\u0302 \n']) {
    const points = [...letters];
    for (let round = 0; round < 20; round++) {
      const drawn = Array.from({ length: below(120) + 2 }, () => points[below(points.length)]);
      const text = drawn.join('');
      const bytes = bytesOf(text);
      if (ranks.of(bytes, 0, bytes.length) >= 0) continue;
      assert.deepEqual(merge(bytes, ranks), mergeSlowly(bytes, ranks), text);
    }
  }
});
