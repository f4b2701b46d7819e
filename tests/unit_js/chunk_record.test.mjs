import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chunkRecord } from '../../static/model/chunk-record.js';

const text = 'a😀b\ud800c';
const result = {
  starts: [0, 3], ends: [4, 6], characters: [3, 3], overlap: [0, 1], lines: [1, 1], tokens: [2, 9],
  flags: [0, 1], section: [0, 1], lastSection: [0, 1], paths: [[], ['Guide', 'Install']],
};

test('a chunk is written as the package exports it', () => {
  assert.deepEqual(chunkRecord({ text, result }, 1, 'utf16'), {
    number: 2, start: 3, end: 6, text: 'b\ud800c', characters: 3, tokens: 9, overlap: 1, line: 1,
    headings: ['Guide', 'Install'], sections: [['Guide', 'Install']], over_size: true, heavy: false,
  });
});

test('offsets in code points count a pair once, and a lone surrogate too', () => {
  const { start, end } = chunkRecord({ text, result }, 1, 'codepoints');
  assert.deepEqual([start, end], [2, 5]);
});

test('a chunk of several sections has all their paths, and for its own what they share', () => {
  const paths = [['Guide', 'Install'], ['Guide', 'Install', 'Linux'], ['Guide', 'Use'], ['Notes']];
  const recordOf = (first, last) => chunkRecord(
    { text, result: { ...result, section: [0, first], lastSection: [0, last], paths } }, 1, 'utf16',
  );
  assert.deepEqual(recordOf(0, 1).headings, ['Guide', 'Install']);
  assert.deepEqual(recordOf(0, 2).headings, ['Guide']);
  assert.deepEqual(recordOf(1, 2).sections, [paths[1], paths[2]]);
  assert.deepEqual(recordOf(2, 3).headings, []);
});

test('without sections there is no heading path', () => {
  const bare = chunkRecord({ text, result: { ...result, section: null } }, 0, 'utf16');
  assert.deepEqual(bare.headings, []);
  assert.deepEqual(bare.sections, []);
});
