import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remember } from '../../static/model/memoize-one.js';

test('the same parts give the same thing', () => {
  const list = [];
  const pair = remember((one, other) => ({ one, other }));
  const first = pair(list, 1);
  assert.equal(pair(list, 1), first);
  assert.notEqual(pair(list, 2), first);
  assert.notEqual(pair([], 2), pair([], 2));
});

test('what is made of nothing is made once', () => {
  let made = 0;
  const count = remember(() => { made += 1; return made; });
  assert.deepEqual([count(), count()], [1, 1]);
});
