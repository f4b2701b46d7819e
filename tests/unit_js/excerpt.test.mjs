import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerpt } from '../../static/model/excerpt.js';

test('what is not long is shown whole', () => {
  const text = 'word '.repeat(1000);
  assert.equal(excerpt(text, 0, text.length), null);
  assert.equal(excerpt(text, 10, 10), null);
  assert.equal(excerpt('x'.repeat(100_000), 500, 6500), null);
});

test('a long one has a beginning, an end, and the rest between them', () => {
  const text = 'x'.repeat(20_000);
  assert.deepEqual(excerpt(text, 100, 19_900), { headEnd: 2500, tailStart: 18_700 });
});

test('many short lines are long, too', () => {
  const text = '\n'.repeat(3000);
  const { headEnd, tailStart } = excerpt(text, 0, text.length);
  assert.ok(headEnd < 60 && tailStart > 2940);
});

test('no character is cut', () => {
  const family = '👩‍👩‍👧‍👦';
  const text = family.repeat(2000);
  const { headEnd, tailStart } = excerpt(text, 0, text.length);
  assert.equal(headEnd % family.length, 0);
  assert.equal(tailStart % family.length, 0);
});

test('the two ends never cross', () => {
  const text = `${'\n'.repeat(80)}${'x'.repeat(1000)}${'\n'.repeat(80)}`;
  const cut = excerpt(text, 0, text.length);
  assert.ok(cut.headEnd <= cut.tailStart);
});
