import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsOf } from '../../static/model/table-columns.js';

const TEXT = '# A\n\nsome text\n\n# B\n\nmore';

const RESULT = {
  count: 2,
  starts: Int32Array.of(0, 16),
  ends: Int32Array.of(16, 25),
  characters: Int32Array.of(16, 9),
  overlap: Int32Array.of(0, 0),
  lines: Int32Array.of(1, 5),
  tokens: Int32Array.of(1234, 3),
  flags: Uint8Array.of(1, 0),
  section: null,
  paths: [],
  firstWord: null,
  lastWord: null,
};

const names = (result) => columnsOf(TEXT, result).map(({ name }) => name);
const column = (result, name) => columnsOf(TEXT, result).find((each) => each.name === name);

test('each cell says what the chunk is', () => {
  const row = columnsOf(TEXT, RESULT).map(({ textOf }) => textOf(0));
  assert.deepEqual(row, ['1', '0', '16', '1', '16', '1,234', '0', 'Over the size', '# A\n\nsome text\n\n']);
});

test('words and heading paths have columns where there are any', () => {
  assert.ok(!names(RESULT).includes('words') && !names(RESULT).includes('path'));
  const words = { ...RESULT, firstWord: Int32Array.of(1, 4), lastWord: Int32Array.of(4, 6) };
  assert.equal(column(words, 'words').textOf(1), '4–6');
  const headed = { ...RESULT, section: Int32Array.of(1, 0), paths: [[], ['A', 'B']] };
  assert.equal(column(headed, 'path').textOf(0), 'A › B');
  assert.equal(column(headed, 'path').textOf(1), 'before the first heading');
});

test('the flags are seen beside large numbers, and take little room where there are none', () => {
  const last = Int32Array.of(1, 5_000_000);
  const large = { ...RESULT, starts: last, ends: last, lines: last, firstWord: last, lastWord: last };
  const text = 'x'.repeat(5_000_000);
  const before = (result) => {
    const columns = columnsOf(text, result);
    const at = columns.findIndex(({ name }) => name === 'flags');
    return columns.slice(0, at).reduce((sum, { width }) => sum + width, 0);
  };
  // A table beside the panels of a page 1440 pixels wide has room for 100 digits.
  assert.ok(before({ ...large, count: 100_000 }) + 'Flags'.length < 100);
  assert.equal(before({ ...RESULT, section: Int32Array.of(0, 0), paths: [['A']] }), before(RESULT));
  assert.ok(column({ ...RESULT, flags: Uint8Array.of(0, 0) }, 'flags').width < column(RESULT, 'flags').width);
});

test('heading paths are sorted by the alphabet', () => {
  const headed = { ...RESULT, section: Int32Array.of(1, 0), paths: [['Annex'], ['Body']] };
  const { sortKey } = column(headed, 'path');
  assert.ok(sortKey(1) < sortKey(0));
});

test('tokens cannot be sorted by before they are counted', () => {
  const early = column({ ...RESULT, tokens: null }, 'tokens');
  assert.equal(early.textOf(0), '…');
  assert.equal(early.sortKey, null);
  assert.equal(column(RESULT, 'tokens').sortKey(0), 1234);
});

test('a long beginning ends at a whole character', () => {
  const text = `${'x'.repeat(159)}😀 and more`;
  const result = { ...RESULT, count: 1, starts: Int32Array.of(0), ends: Int32Array.of(text.length) };
  const written = columnsOf(text, result).at(-1).textOf(0);
  assert.equal(written, 'x'.repeat(159));
});
