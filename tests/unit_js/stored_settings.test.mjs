import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import {
  forgetKept, keep, keepWhetherText, readKept, readWhetherText,
} from '../../static/page/stored/stored-settings.js';

/** Storage as browsers give it: names are its own keys. */
class FakeStorage {
  getItem(name) { return this[name] ?? null; }
  setItem(name, value) { this[name] = String(value); }
  removeItem(name) { delete this[name]; }
}

const provide = (name, descriptor) =>
  Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });

function withStorage() {
  for (const name of ['localStorage', 'sessionStorage']) provide(name, { value: new FakeStorage() });
}

afterEach(() => {
  delete globalThis.localStorage;
  delete globalThis.sessionStorage;
});

test('what is kept is read again', () => {
  withStorage();
  assert.deepEqual([readKept('settings'), readWhetherText()], ['', false]);
  keep('settings', 'size=5');
  keepWhetherText(true);
  assert.deepEqual([readKept('settings'), readWhetherText()], ['size=5', true]);
  keepWhetherText(false);
  assert.deepEqual([readKept('settings'), readWhetherText()], ['size=5', false]);
});

test('forgetting leaves what belongs to other pages', () => {
  withStorage();
  keep('settings', 'size=5');
  keepWhetherText(true);
  localStorage.setItem('theirs', '1');
  sessionStorage.setItem('chunking-visualizer.view', 'cards');
  forgetKept();
  assert.deepEqual(Object.keys(localStorage), ['theirs']);
  assert.deepEqual(Object.keys(sessionStorage), []);
});

test('where reading is forbidden, nothing is known', () => {
  provide('localStorage', { get() { throw new Error('SecurityError'); } });
  assert.deepEqual([readKept('settings'), readWhetherText()], ['', false]);
});

test('where keeping is refused, it throws', () => {
  withStorage();
  localStorage.setItem = () => { throw new Error('QuotaExceededError'); };
  assert.throws(() => keep('settings', 'size=5'), /Quota/);
});
