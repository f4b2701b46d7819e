import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alphabeticRanks, inOrder, orderOf, sortIndices } from '../../static/model/order.js';
import { listedChunks } from '../../static/state/listed.js';

const all = (count) => Int32Array.from({ length: count }, (_, i) => i);

test('sorts by value, equal ones as they stand in the document', () => {
  const values = [3, 1, 2, 1, 3];
  const sorted = (isDescending) => [...sortIndices(all(5), (chunk) => values[chunk], isDescending)];
  assert.deepEqual(sorted(false), [1, 3, 2, 0, 4]);
  assert.deepEqual(sorted(true), [0, 4, 2, 1, 3]);
});

test('sorts some of the chunks', () => {
  const values = [3, 1, 2, 1, 3];
  assert.deepEqual([...sortIndices(Int32Array.of(0, 2, 3), (chunk) => values[chunk], false)], [3, 2, 0]);
  assert.deepEqual([...sortIndices(Int32Array.of(), () => 0, false)], []);
});

test('sorts as a stable comparison does, up to the largest values and counts', () => {
  const count = 100_000;
  const values = Int32Array.from({ length: count }, (_, i) => ((i * 7919) % 1013) * 2_119_000);
  for (const sign of [1, -1]) {
    const expected = [...all(count)].sort((one, other) => sign * (values[one] - values[other]));
    assert.deepEqual([...sortIndices(all(count), (chunk) => values[chunk], sign < 0)], expected);
  }
  const largest = sortIndices(all(1_000_000), (chunk) => 2 ** 31 - 1 - (chunk % 2), false);
  assert.deepEqual([...largest.subarray(0, 3)], [1, 3, 5]);
  assert.equal(largest.at(-1), 999_998);
});

test('an order finds chunks and their positions', () => {
  const order = orderOf(Int32Array.of(4, 0, 2), 5);
  assert.equal(order.count, 3);
  assert.deepEqual([0, 1, 2].map(order.chunkAt), [4, 0, 2]);
  assert.deepEqual([0, 1, 2, 3, 4].map(order.positionOf), [1, -1, 2, -1, 0]);
  assert.equal(inOrder(9).positionOf(inOrder(9).chunkAt(3)), 3);
});

test('texts are ranked by the alphabet, with numbers by their value', () => {
  assert.deepEqual([...alphabeticRanks(['Part 10', 'Annex', 'Part 9', 'Annex'])], [2, 0, 1, 0]);
  assert.deepEqual([...alphabeticRanks([])], []);
});

test('a selection of another cutting lists nothing', () => {
  const starts = Int32Array.of(0, 5);
  const selection = { starts, chunks: Int32Array.of(1) };
  assert.equal(listedChunks(starts, selection), selection.chunks);
  assert.equal(listedChunks(Int32Array.of(0), selection), null);
  assert.equal(listedChunks(starts, null), null);
});
