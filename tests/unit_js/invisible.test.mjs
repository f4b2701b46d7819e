import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findInvisible, nameOf } from '../../static/model/invisible.js';

const written = (text) => findInvisible(text).map(({ from, to, kind }) =>
  `${kind}${['wide', 'thin'].includes(kind) ? ` ${nameOf(text.slice(from, to))}` : ''} ${from}-${to}`);

test('spaces come as runs, tabs and line breaks one by one', () => {
  assert.deepEqual(written('a  b\t\t\n\n'), ['space 1-3', 'tab 4-5', 'tab 5-6', 'lf 6-7', 'lf 7-8']);
});

test('the three line breaks are told apart', () => {
  assert.deepEqual(written('\r\n\r\n\n\r'), ['crlf 0-2', 'crlf 2-4', 'lf 4-5', 'cr 5-6']);
});

test('characters that show nothing have names', () => {
  assert.deepEqual(written('\u00a0\u2003\u200b\ufeff\u0000\u2028'), [
    'wide NBSP 0-1', 'wide U+2003 1-2', 'thin ZWSP 2-3', 'thin BOM 3-4', 'thin NUL 4-5', 'thin LS 5-6',
  ]);
  assert.deepEqual(written('a\u{e0001}b'), ['thin U+E0001 1-3']);
});

test('what joins or forms its neighbours is left alone', () => {
  assert.deepEqual(written('👩\u200d👩\u200d👧 ❤\ufe0f क्\u200dष 👍🏽\u200d1'), ['space 8-9', 'space 11-12', 'space 16-17']);
  assert.deepEqual(written('🏴\u{e0067}\u{e0062}\u{e007f}'), []);
  assert.deepEqual(written(' \u200d'), ['space 0-1', 'thin ZWJ 1-2']);
});

test('half a character shows', () => {
  assert.deepEqual(written('a\ud800b \udc00'), ['space 3-4']);
});

test('nothing to find', () => {
  assert.deepEqual(written(''), []);
  assert.deepEqual(written('naïve—שלום'), []);
});
