import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf, nextLook } from '../../static/state/finding-span.js';

const result = {
  count: 3,
  starts: Int32Array.of(0, 8, 16),
  ends: Int32Array.of(10, 18, 24),
  places: { word: Int32Array.of(7, 12, 15, 19), heavy: Int32Array.of(3, 4) },
  seams: { word: Int32Array.of(10, 16), heavy: new Int32Array() },
};

test('steps go through the places in order, round and round', () => {
  let look = null;
  const seen = [];
  for (let i = 0; i < 3; i += 1) {
    look = nextLook(result, look, 'word', 1);
    seen.push([look.index, look.from, look.to, look.seam]);
  }
  assert.deepEqual(seen, [[0, 7, 12, 10], [1, 15, 19, 16], [0, 7, 12, 10]]);
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

test('the chunk to a whole place is the last that holds its beginning', () => {
  const chosen = [7, 8, 16].map((from) => choiceOf(result, { from, seam: null }));
  assert.deepEqual(chosen.map(({ chunk, at }) => [chunk, at]), [[0, 7], [1, 8], [2, 16]]);
});

test('the chunk to a cut ends at it, or else begins there', () => {
  const chosen = [10, 16].map((seam) => choiceOf(result, { from: 3, seam }));
  assert.deepEqual(chosen.map(({ chunk, at, from }) => [chunk, at, from]), [[0, 9, 3], [2, 16, 3]]);
});

test('at a cut that shares nothing the chunk before it is chosen', () => {
  const apart = { starts: Int32Array.of(0, 10), ends: Int32Array.of(10, 20) };
  assert.deepEqual(choiceOf(apart, { from: 7, seam: 10 }), { chunk: 0, at: 9, from: 7, reveal: true });
});
