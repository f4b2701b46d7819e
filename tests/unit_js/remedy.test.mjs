import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyRemedy, undoRemedy, undoable } from '../../static/state/remedy.js';
import { defaults } from './catalogue.mjs';

const state = { settings: defaults, amounts: { words: { size: 9, overlap: 1 } }, problems: { size: 'Enter …' }, applied: null };
const keep = { text: 'Keep headings with their text', settings: { keep_headings: true } };

test('a remedy changes its settings and no others', () => {
  const patch = applyRemedy(state, keep);
  assert.deepEqual(patch.settings, { ...defaults, keep_headings: true });
  assert.deepEqual(patch.problems, {});
});

test('a size that it changes is the last used with its unit', () => {
  const { amounts } = applyRemedy(state, { text: 'Use sentences', settings: { unit: 'characters', size: 90, overlap: 5 } });
  assert.deepEqual(amounts, { ...state.amounts, characters: { size: 90, overlap: 5 } });
});

test('with a larger size the overlap stays what it was when the remedy was tried', () => {
  const clamped = { ...state, settings: { ...defaults, size: 10, overlap: 70 } };
  const { settings } = applyRemedy(clamped, { text: 'Use a size of 100', settings: { size: 100 } });
  assert.deepEqual([settings.size, settings.overlap], [100, 9]);
});

test('undo brings back all that the remedy has changed, once', () => {
  const applied = { ...state, ...applyRemedy(state, keep) };
  assert.equal(undoable(applied).text, keep.text);
  const undone = { ...applied, ...undoRemedy(applied) };
  assert.deepEqual(undone, { ...state, problems: {} });
  assert.equal(undone.settings, state.settings);
  assert.equal(undoable(undone), null);
  assert.deepEqual(undoRemedy(undone), {});
});

test('a remedy cannot be undone over settings that were changed since', () => {
  const applied = { ...state, ...applyRemedy(state, keep) };
  const changed = { ...applied, settings: { ...applied.settings, size: 99 } };
  assert.equal(undoable(changed), null);
  assert.deepEqual(undoRemedy(changed), {});
});

test('of two remedies the last is undone', () => {
  const first = { ...state, ...applyRemedy(state, keep) };
  const second = { ...first, ...applyRemedy(first, { text: 'Use no overlap', settings: { overlap: 0 } }) };
  const undone = { ...second, ...undoRemedy(second) };
  assert.deepEqual(undone.settings, first.settings);
});
