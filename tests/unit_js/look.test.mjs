import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf, nextLook } from '../../static/model/look.js';

const result = {
  count: 3,
  starts: Int32Array.of(0, 8, 16),
  ends: Int32Array.of(10, 18, 24),
  places: { word: Int32Array.of(7, 12, 15, 19), heavy: Int32Array.of(3, 4) },
};

test('steps go through the places in order, round and round', () => {
  let look = null;
  const seen = [];
  for (let i = 0; i < 3; i += 1) {
    look = nextLook(result, look, 'word', 1);
    seen.push([look.index, look.from, look.to]);
  }
  assert.deepEqual(seen, [[0, 7, 12], [1, 15, 19], [0, 7, 12]]);
  assert.equal(nextLook(result, look, 'word', -1).index, 1);
});

test('the first step back goes to the last place', () => {
  assert.equal(nextLook(result, null, 'word', -1).index, 1);
});

test('another finding, or another cutting, begins anew', () => {
  const second = nextLook(result, nextLook(result, null, 'word', 1), 'word', 1);
  assert.equal(nextLook(result, second, 'heavy', 1).index, 0);
  assert.equal(nextLook({ ...result, starts: Int32Array.of(0, 8, 16) }, second, 'word', 1).index, 0);
});

test('the chunk to a place is the last that holds its beginning', () => {
  assert.deepEqual([7, 8, 16].map((from) => choiceOf(result, { from }).chunk), [0, 1, 2]);
});
