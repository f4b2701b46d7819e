import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Past } from '../../static/state/undo-history.js';

test('undo and redo go through what was replaced', () => {
  const past = new Past();
  assert.equal(past.undo('a'), undefined);
  past.add('a');
  past.add('b', 'c');
  assert.equal(past.undo('d'), 'c');
  assert.equal(past.undo('c'), 'b');
  assert.equal(past.redo('b'), 'c');
  assert.equal(past.redo('c'), 'd');
  assert.equal(past.redo('d'), undefined);
});

test('what was undone is gone once something else is done', () => {
  const past = new Past();
  past.add('a');
  assert.equal(past.undo('b'), 'a');
  past.add('a');
  assert.equal(past.redo('c'), undefined);
  assert.equal(past.undo('c'), 'a');
});

test('only so many are kept', () => {
  const past = new Past();
  for (let i = 0; i < 30; i += 1) past.add(String(i));
  let text = '30';
  for (let i = 0; i < 10; i += 1) text = past.undo(text);
  assert.equal(text, '20');
  assert.equal(past.undo(text), undefined);
});
