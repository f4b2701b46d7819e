import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAnySelected, neighbour, selectByTokens } from '../../static/state/filter.js';

const TOKENS = Int32Array.of(5, 9, 5, 12, 7, 5);
const result = { tokens: TOKENS, starts: Int32Array.from(TOKENS, (_, i) => i * 10) };
const small = selectByTokens(result, 5, 7);

test('the chunks with so many tokens are selected, in order', () => {
  assert.deepEqual([...small.chunks], [0, 2, 4, 5]);
  assert.deepEqual([...selectByTokens(result, 13, 20).chunks], []);
});

test('a run of chunks is asked for any that is selected', () => {
  for (let first = 0; first < TOKENS.length; first += 1) {
    for (let last = first; last < TOKENS.length; last += 1) {
      const expected = TOKENS.slice(first, last + 1).some((tokens) => tokens >= 5 && tokens <= 7);
      assert.equal(isAnySelected(small, first, last), expected);
    }
  }
});

test('without a selection, every chunk has its neighbours', () => {
  assert.equal(neighbour(6, null, null, 1), 0);
  assert.equal(neighbour(6, null, 2, 1), 3);
  assert.equal(neighbour(6, null, 2, -1), 1);
  assert.equal(neighbour(6, null, 5, 1), null);
  assert.equal(neighbour(6, null, 0, -1), null);
  assert.equal(neighbour(0, null, null, 1), null);
});

test('with a selection, neighbours are of those selected', () => {
  assert.equal(neighbour(6, small, null, 1), 0);
  assert.equal(neighbour(6, small, 0, 1), 2);
  assert.equal(neighbour(6, small, 5, -1), 4);
  assert.equal(neighbour(6, small, 5, 1), null);
  assert.equal(neighbour(6, small, 0, -1), null);
});

test('from a chunk that is not selected, the nearest on that side', () => {
  assert.equal(neighbour(6, small, 3, 1), 4);
  assert.equal(neighbour(6, small, 3, -1), 2);
});
