import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCodePoints } from '../../static/text/offsets.js';

test('offsets behind a pair move back by one for each pair', () => {
  assert.deepEqual([...toCodePoints('a😀b😀c', Int32Array.of(0, 1, 3, 4, 6, 7))], [0, 1, 2, 3, 4, 5]);
  assert.deepEqual([...toCodePoints('😀😀😀', Int32Array.of(6))], [3]);
});

test('lone surrogates are a code point each', () => {
  const text = '\udc00\ud800😀\ud800';
  assert.deepEqual([...toCodePoints(text, Int32Array.of(1, 2, 4, 5))], [1, 2, 3, 4]);
  assert.equal([...text].length, 4);
});
