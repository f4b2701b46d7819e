import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseAgain, chooseAt, chooseChunk, ownersAt } from '../../static/state/choice.js';

/** Chunks 0–10, 6–16, 12–20: 6–10 and 12–16 stand in two. */
const chunks = { starts: [0, 6, 12], ends: [10, 16, 20], count: 3 };

test('the chunks that cover an offset are found', () => {
  assert.deepEqual(ownersAt(chunks, 0), { first: 0, last: 0 });
  assert.deepEqual(ownersAt(chunks, 6), { first: 0, last: 1 });
  assert.deepEqual(ownersAt(chunks, 10), { first: 1, last: 1 });
});

test('a first click chooses the last chunk that covers the place', () => {
  assert.deepEqual(chooseAt(chunks, 7, null), { chunk: 1, at: 7, reveal: false });
});

test('further clicks go round the chunks that share the place', () => {
  const first = chooseAt(chunks, 7, null);
  const second = chooseAt(chunks, 7, first);
  const third = chooseAt(chunks, 7, second);
  assert.deepEqual([first.chunk, second.chunk, third.chunk], [1, 0, 1]);
});

test('a click on another place starts again with its last chunk', () => {
  assert.equal(chooseAt(chunks, 13, { chunk: 0, at: 7, reveal: false }).chunk, 2);
});

test('a chunk chosen by its number is revealed, and held to those there are', () => {
  assert.deepEqual(chooseChunk(chunks, 1), { chunk: 1, at: 6, reveal: true });
  assert.equal(chooseChunk(chunks, 99).chunk, 2);
  assert.equal(chooseChunk(chunks, -1).chunk, 0);
  assert.equal(chooseChunk({ starts: [], ends: [], count: 0 }, 0), null);
});

test('a choice stays at its place when the chunks change', () => {
  const other = { starts: [0, 4, 8], ends: [4, 8, 20], count: 3 };
  assert.deepEqual(chooseAgain({ chunk: 0, at: 7, reveal: true }, other), { chunk: 1, at: 7, reveal: false });
  assert.equal(chooseAgain({ chunk: 0, at: 7, reveal: true }, chunks).chunk, 0);
  assert.equal(chooseAgain({ chunk: 0, at: 7, reveal: true }, null), null);
  assert.equal(chooseAgain(null, chunks), null);
});
