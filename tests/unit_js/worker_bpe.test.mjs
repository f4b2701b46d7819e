import assert from 'node:assert/strict';
import { test } from 'node:test';
import { merge } from '../../static/worker/bpe.js';
import { Heap } from '../../static/worker/heap.js';
import { Ranks } from '../../static/worker/ranks.js';
import { vocabulary } from './npm_tiktoken.mjs';
import { randomNumbers } from './random_text.mjs';

const bytesOf = (text) => new TextEncoder().encode(text);

/** A vocabulary in npm tiktoken's form. */
const vocabularyOf = (tokens) => new Ranks(`! 0 ${tokens.map(btoa).join(' ')}`);

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
  assert.deepEqual(merge(bytesOf('abba'), 0, 4, ranks), [0, 2, 0]);
  assert.deepEqual(merge(bytesOf('aaa'), 0, 3, ranks), [4, 0]);
  assert.deepEqual(merge(bytesOf('aabaaa'), 0, 6, ranks), [5, 4, 0]);
});

test('a piece that is a token is not merged', () => {
  const ranks = vocabularyOf(['a', 'b', 'ba', 'aab']);
  assert.deepEqual(merge(bytesOf('aab'), 0, 3, ranks), [3]);
});

test('only the piece between start and end is read', () => {
  const ranks = vocabularyOf(['a', 'b', 'ab']);
  assert.deepEqual(merge(bytesOf('abab'), 1, 3, ranks), [1, 0]);
});

test('merging with a heap gives what the definition gives', async () => {
  const ranks = new Ranks((await vocabulary('cl100k_base')).bpe_ranks);
  const below = randomNumbers(7);
  for (const letters of ['ab', 'aeinrst', 'ACGT', '=-*#', '漢字', '👩\u200d', '\u0301\u0302 \n']) {
    const points = [...letters];
    for (let round = 0; round < 20; round++) {
      const drawn = Array.from({ length: below(120) + 2 }, () => points[below(points.length)]);
      const text = drawn.join('');
      const bytes = bytesOf(text);
      if (ranks.of(bytes, 0, bytes.length) >= 0) continue;
      assert.deepEqual(merge(bytes, 0, bytes.length, ranks), mergeSlowly(bytes, ranks), text);
    }
  }
});
