import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  codePointEnds, codePoints, toCodePoints, utf8Length,
} from '../../static/worker/codepoints.js';

test('the length of a code point in UTF-8 changes at 80, 800 and 10000', () => {
  const points = [0, 0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff];
  assert.deepEqual(points.map(utf8Length), [1, 1, 2, 2, 3, 3, 4, 4]);
});

test('a lone surrogate is read as U+FFFD, a pair as one code point', () => {
  assert.deepEqual([...codePoints('a😀\ud800b\udc00')], [0x61, 0x1f600, 0xfffd, 0x62, 0xfffd]);
  assert.deepEqual([...codePoints('')], []);
});

test('offsets behind a pair move back by one for each pair', () => {
  assert.deepEqual([...toCodePoints('a😀b😀c', Int32Array.of(0, 1, 3, 4, 6, 7))], [0, 1, 2, 3, 4, 5]);
  assert.deepEqual([...toCodePoints('😀😀😀', Int32Array.of(6))], [3]);
});

test('lone surrogates are a code point each', () => {
  const text = '\udc00\ud800😀\ud800';
  assert.deepEqual([...toCodePoints(text, Int32Array.of(1, 2, 4, 5))], [1, 2, 3, 4]);
  assert.equal([...text].length, 4);
});

test('what ends inside a code point counts as ending behind it', () => {
  assert.deepEqual([...codePointEnds('😀b', [1, 2, 1, 1])], [1, 1, 1, 2]);
  assert.deepEqual([...codePointEnds('é漢', [1, 1, 2, 1])], [1, 1, 2, 2]);
});

test('a lone surrogate has the three bytes of U+FFFD', () => {
  assert.deepEqual([...codePointEnds('\ud800a\udc00', [3, 1, 3])], [1, 2, 3]);
});
