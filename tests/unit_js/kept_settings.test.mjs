import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import {
  forgetSettings, keepSettings, keepWhetherText, readKeptSettings,
} from '../../static/page/kept-settings.js';

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
  assert.deepEqual(readKeptSettings(), { settings: '', keepsText: false });
  keepSettings('size=5');
  keepWhetherText(true);
  assert.deepEqual(readKeptSettings(), { settings: 'size=5', keepsText: true });
  keepWhetherText(false);
  assert.deepEqual(readKeptSettings(), { settings: 'size=5', keepsText: false });
});

test('forgetting leaves what belongs to other pages', () => {
  withStorage();
  keepSettings('size=5');
  keepWhetherText(true);
  localStorage.setItem('theirs', '1');
  sessionStorage.setItem('chunking-visualizer.view', 'cards');
  forgetSettings();
  assert.deepEqual(Object.keys(localStorage), ['theirs']);
  assert.deepEqual(Object.keys(sessionStorage), []);
});

test('where reading is forbidden, nothing is known', () => {
  provide('localStorage', { get() { throw new Error('SecurityError'); } });
  assert.deepEqual(readKeptSettings(), { settings: '', keepsText: false });
});

test('where keeping is refused, it throws', () => {
  withStorage();
  localStorage.setItem = () => { throw new Error('QuotaExceededError'); };
  assert.throws(() => keepSettings('size=5'), /Quota/);
});
