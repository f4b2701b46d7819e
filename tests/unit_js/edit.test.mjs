import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdit, documentOffset, replaceShown, shownText } from '../../static/model/edit.js';

/** Types, deletes or pastes as a text area does: replaces a range of what it shows. */
function edit(text, start, end, typed) {
  const before = shownText(text);
  const after = before.slice(0, start) + typed + before.slice(end);
  return applyEdit(text, before, after, start + typed.length);
}

test('a text area shows every line break as \\n', () => {
  assert.equal(shownText('a\r\nb\rc\nd'), 'a\nb\nc\nd');
});

test('offsets count \\r\\n as one', () => {
  const text = 'a\r\nb\rc\r\n';
  const offsets = [0, 1, 2, 3, 4, 5, 6].map((offset) => documentOffset(text, offset));
  assert.deepEqual(offsets, [0, 1, 3, 4, 5, 6, 8]);
});

test('typing leaves the line breaks around it alone', () => {
  assert.equal(edit('one\r\ntwo\r\nthree', 4, 4, 'x'), 'one\r\nxtwo\r\nthree');
  assert.equal(edit('one\r\ntwo\rthree', 7, 7, 'x'), 'one\r\ntwox\rthree');
});

test('a new line among \\r\\n is \\n, and the others stay', () => {
  assert.equal(edit('a\r\n\r\nb', 2, 2, '\n'), 'a\r\n\n\r\nb');
  assert.equal(edit('a\r\n\r\nb', 3, 3, '\n'), 'a\r\n\r\n\nb');
});

test('deleting a shown line break deletes both its characters', () => {
  assert.equal(edit('a\r\nb\r\nc', 1, 2, ''), 'ab\r\nc');
});

test('deleting one of several equal line breaks deletes that one', () => {
  assert.equal(edit('a\n\r\n\nb', 2, 3, ''), 'a\n\nb');
});

test('replacing all leaves nothing of the old text', () => {
  assert.equal(edit('a\r\nb', 0, 3, 'new'), 'new');
});

test('without a caret the edit is found all the same', () => {
  assert.equal(applyEdit('a\r\nb', 'a\nb', 'a\nbc'), 'a\r\nbc');
  assert.equal(applyEdit('a\r\nb', 'a\nb', 'a\nb'), 'a\r\nb');
});

test('a caret that is not behind the edit does no harm', () => {
  assert.equal(shownText(applyEdit('a\r\nb\r\nc', 'a\nb\nc', 'a\nc', 0)), 'a\nc');
  assert.equal(shownText(applyEdit('aaa', 'aaa', 'aaaa', 4)), 'aaaa');
  assert.equal(shownText(applyEdit('aaaa', 'aaaa', 'aa', 2)), 'aa');
});

test('NUL and lone surrogates survive', () => {
  assert.equal(edit('\0\ud800\r\n\udc00', 3, 3, 'x'), '\0\ud800\r\nx\udc00');
});

test('pasted text goes in exactly', () => {
  assert.equal(replaceShown('a\r\nb', 2, 3, 'x\r\ny\r'), 'a\r\nx\r\ny\r');
});

test('every edit shows what the text area shows', () => {
  const text = 'a\r\n\r\n\rb\n\n\r\nc\r';
  const before = shownText(text);
  for (let start = 0; start <= before.length; start += 1) {
    for (let end = start; end <= before.length; end += 1) {
      for (const typed of ['', '\n', 'a', 'a\nb', '\n\n']) {
        const after = before.slice(0, start) + typed + before.slice(end);
        assert.equal(shownText(edit(text, start, end, typed)), after);
      }
    }
  }
});
