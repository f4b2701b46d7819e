import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HIGHEST, scrollScale } from '../../static/model/scroll-scale.js';

test('a list that fits is as high as its items', () => {
  const scale = scrollScale({ count: 1000, itemHeight: 30, viewHeight: 600 });
  assert.equal(scale.height, 30_000);
  assert.equal(scale.topOf(7), 210);
  assert.equal(scale.indexAt(210), 7);
});

test('a list too high is scaled, and its end can be reached', () => {
  const list = { count: 1_000_000, itemHeight: 120, viewHeight: 600 };
  const scale = scrollScale(list);
  assert.equal(scale.height, HIGHEST);
  const last = scale.indexAt(HIGHEST - list.viewHeight);
  assert.ok(Math.abs(last - (list.count - 5)) < 1e-6, `${last}`);
  assert.equal(scale.indexAt(0), 0);
});

test('where an item lies and what lies there agree', () => {
  for (const count of [1, 3, 20, 21, 5000, 3_000_000]) {
    const scale = scrollScale({ count, itemHeight: 31.5, viewHeight: 640 });
    for (const index of [0, 1, count >> 1, count - 1].filter((i) => i < count)) {
      assert.ok(Math.abs(scale.indexAt(scale.topOf(index)) - index) < 1e-6);
    }
  }
});

test('no place is outside of the list', () => {
  const scale = scrollScale({ count: 10, itemHeight: 40, viewHeight: 200 });
  assert.equal(scale.indexAt(-50), 0);
  assert.equal(scale.indexAt(100_000), 9);
});
