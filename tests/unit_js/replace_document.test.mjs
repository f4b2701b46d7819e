import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bringBack, hasOwnText, isEditOf, isUntouchedExample, pasteDocument, replaceDocument,
} from '../../static/state/replace-document.js';
import { defaults } from './catalogue.mjs';

const example = { name: 'guide.md', text: 'the example', kind: 'markdown', example: true };
const state = (changes) => ({
  text: 'mine', source: null, settings: defaults, amounts: {}, former: null, ...changes,
});
const other = { text: 'another', source: { name: 'a.txt', text: 'another', kind: 'text' } };

test('the user’s own text is remembered', () => {
  assert.deepEqual(replaceDocument(state(), other).former, { text: 'mine', source: null });
});

test('an example that nobody touched is not', () => {
  const untouched = state({ text: example.text, source: example });
  assert.equal(replaceDocument(untouched, other).former, null);
});

test('an example that was edited is', () => {
  const edited = state({ text: 'the example!', source: example });
  assert.equal(replaceDocument(edited, other).former.text, 'the example!');
});

test('an example is untouched until one letter differs', () => {
  assert.ok(isUntouchedExample({ text: example.text, source: example }));
  assert.ok(!isUntouchedExample({ text: 'the example!', source: example }));
  assert.ok(!isUntouchedExample({ text: 'mine', source: { text: 'mine' } }));
  assert.ok(!isUntouchedExample({ text: '', source: null }));
});

test('an example, or nothing, is no loss; everything else is', () => {
  const untouched = { text: example.text, source: example };
  assert.ok(!hasOwnText(state(untouched)));
  assert.ok(!hasOwnText(state({ text: '' })));
  assert.ok(hasOwnText(state()));
  assert.ok(hasOwnText(state({ text: 'the example!', source: example })));
  assert.ok(hasOwnText(state({ ...untouched, former: { text: 'mine', source: null } })));
});

test('a pasted text comes from no file, and what was there can be had back', () => {
  const patch = pasteDocument(state({ source: example, problem: 'no file' }), 'pasted');
  assert.deepEqual([patch.text, patch.source, patch.problem], ['pasted', null, null]);
  assert.equal(patch.former.text, 'mine');
  assert.equal('settings' in patch, false);
});

test('one example after the other does not push the user’s text out', () => {
  const first = { ...state(), ...replaceDocument(state(), { text: example.text, source: example }) };
  assert.equal(replaceDocument(first, other).former.text, 'mine');
});

test('a file that is read again in another encoding does not push the user’s text out', () => {
  const file = {};
  const read = (text) => ({ text, source: { name: 'a.txt', text, kind: 'text', file } });
  const first = { ...state(), ...replaceDocument(state(), read('Ïðèâåò')) };
  assert.equal(replaceDocument(first, read('Привет')).former.text, 'mine');
  const edited = { ...first, text: 'Ïðèâåò!' };
  assert.equal(replaceDocument(edited, read('Привет')).former.text, 'Ïðèâåò!');
});

test('the same text again, or an empty one, is nothing to bring back', () => {
  assert.equal(replaceDocument(state(), { ...other, text: 'mine' }).former, null);
  assert.equal(replaceDocument(state({ text: '' }), other).former, null);
});

test('bringing back restores text and settings', () => {
  const settings = { ...defaults, strategy: 'headings', size: 120, overlap: 20 };
  const replaced = { ...state(), ...replaceDocument(state(), { text: example.text, source: example, settings }) };
  assert.deepEqual(replaced.amounts, { tokens: { size: 120, overlap: 20 } });
  const back = { ...replaced, ...bringBack(replaced) };
  assert.deepEqual([back.text, back.settings, back.former], ['mine', defaults, null]);
});

test('bringing back leaves settings that were not changed with the text', () => {
  const replaced = { ...state(), ...replaceDocument(state(), other) };
  assert.equal('settings' in bringBack(replaced), false);
});

test('bringing back can be taken back', () => {
  const replaced = { ...state(), ...replaceDocument(state(), other) };
  const back = { ...replaced, ...bringBack(replaced) };
  assert.equal(back.former.text, 'another');
});

test('typing, deleting and inserting edit a text', () => {
  assert.ok(isEditOf('one two', 'one twos'));
  assert.ok(isEditOf('one two three', 'one'));
  assert.ok(isEditOf('one two', `one ${'x'.repeat(1000)} two`));
});

test('another text is no edit', () => {
  assert.ok(!isEditOf('# Guide\n\nHow to', '# Notes\n\nOf a trip'));
  assert.ok(!isEditOf('one', ''));
  assert.ok(!isEditOf('', 'one'));
});
