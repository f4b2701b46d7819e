import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from '../../static/state/store.js';

test('a listener hears the state at once, and then only its own keys', () => {
  const store = createStore({ size: 1, text: '' });
  const heard = [];
  store.subscribe(['size'], (state) => heard.push(state.size));
  store.set({ text: 'new' });
  store.set({ size: 1 });
  store.set({ size: 2 });
  assert.deepEqual(heard, [1, 2]);
});

test('a listener that has stopped hears nothing', () => {
  const store = createStore({ size: 1 });
  const heard = [];
  const stop = store.subscribe(['size'], (state) => heard.push(state.size));
  stop();
  store.set({ size: 2 });
  assert.deepEqual(heard, [1]);
});

test('the state cannot be changed behind the back of the store', () => {
  assert.throws(() => { createStore({ size: 1 }).get().size = 2; }, TypeError);
});
