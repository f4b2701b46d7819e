import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinBars, layOut, ticks } from '../../static/model/histogram.js';

const bars = (width, ...chunks) =>
  chunks.map((number, i) => ({ first: 10 + i * width, last: 9 + (i + 1) * width, chunks: number }));

test('neighbours are joined to equal widths, and no chunk is lost', () => {
  assert.deepEqual(joinBars(bars(5, 1, 0, 2), 1), bars(5, 1, 0, 2));
  assert.deepEqual(joinBars(bars(5, 1, 0, 2, 4, 1), 3), bars(15, 3, 5));
  assert.deepEqual(joinBars(bars(1, 1, 2, 3), 2), bars(2, 3, 3));
});

test('bars that fit stay as they are, on an axis that holds just them', () => {
  const six = bars(5, 1, 2, 3, 4, 5, 6);
  assert.deepEqual(layOut(six, null, 9), { bars: six, from: 10, to: 40 });
});

test('bars that do not fit are joined', () => {
  const many = layOut(bars(2, ...Array(24).fill(1)), null, 9);
  assert.deepEqual(many, { bars: bars(6, ...Array(8).fill(3)), from: 10, to: 58 });
});

test('few bars have room on both sides', () => {
  assert.deepEqual(layOut(bars(1, 7), null, 9), { bars: bars(1, 7), from: 8, to: 13 });
  assert.deepEqual(layOut(bars(2, 7, 1), null, 9), { bars: bars(2, 7, 1), from: 8, to: 18 });
});

test('the axis reaches up to a size that is near, and the bars still fit', () => {
  const ten = bars(5, ...Array(10).fill(1));
  assert.deepEqual(layOut(ten, 40, 15), { bars: ten, from: 10, to: 60 });
  assert.deepEqual(layOut(ten, 70, 15), { bars: ten, from: 10, to: 71 });
  assert.deepEqual(layOut(ten, 70, 10), { bars: bars(10, 2, 2, 2, 2, 2), from: 10, to: 71 });
  assert.deepEqual(layOut(ten, 500, 15), { bars: ten, from: 10, to: 60 });
});

for (const [from, to, most, expected] of [
  [3, 118, 5, [50, 100]],
  [3, 118, 6, [20, 40, 60, 80, 100]],
  [30, 35, 5, [30, 31, 32, 33, 34]],
  [-1, 4, 5, [1, 2, 3]],
  [0, 8192, 4, [5000]],
  [990, 1010, 4, [990, 995, 1000, 1005]],
]) {
  test(`ticks from ${from} to ${to} are ${expected}`, () => {
    assert.deepEqual(ticks(from, to, most), expected);
  });
}

test('there are never more ticks than asked for', () => {
  for (let to = 2; to < 3000; to += 7) {
    for (const most of [2, 4, 6]) assert.ok(ticks(1, to, most).length <= most);
  }
});
