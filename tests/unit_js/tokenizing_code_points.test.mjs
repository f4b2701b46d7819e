import assert from 'node:assert/strict';
import { test } from 'node:test';
import { END, codePoints, utf8Length, writeUtf8 } from '../../static/tokenizing/code-points.js';

test('the length of a code point in UTF-8 changes at 80, 800 and 10000', () => {
  const points = [0, 0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff];
  assert.deepEqual(points.map(utf8Length), [1, 1, 2, 2, 3, 3, 4, 4]);
});

test('a lone surrogate is read as U+FFFD, a pair as one code point, with an end after them', () => {
  const points = [0x61, 0x1f600, 0xfffd, 0x62, 0xfffd];
  assert.deepEqual([...codePoints('a😀\ud800b\udc00')], [...points, END]);
  assert.deepEqual([...codePoints('')], [END]);
});

test('code points are written as UTF-8, those from start to end', () => {
  const text = 'x\0\x7f\x80\u07ff\u0800\uffff\u{10000}\u{10ffff}漢é';
  const points = codePoints(text);
  const bytes = new Uint8Array(4 * points.length);
  const length = writeUtf8(points, 1, points.length - 1, bytes);
  assert.deepEqual([...bytes.subarray(0, length)], [...new TextEncoder().encode(text.slice(1))]);
  assert.equal(writeUtf8(points, 3, 3, bytes), 0);
});
