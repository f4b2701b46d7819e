import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeAfter, describeBefore, partsOf, sharedAfter, sharedBefore } from '../../static/model/shared.js';

/** Windows of `size` characters, each `step` behind the one before. */
function windows(text, size, step, settings = {}) {
  const starts = [];
  for (let start = 0; ; start += step) {
    starts.push(start);
    if (start + size >= text.length) break;
  }
  const ends = starts.map((start) => Math.min(start + size, text.length));
  const overlap = starts.map((start, i) => (i ? Math.max(0, ends[i - 1] - start) : 0));
  return {
    count: starts.length, starts, ends, overlap, section: null,
    settings: { strategy: 'characters', size, overlap: size - step, unit: 'characters', ...settings },
  };
}

const TEXT = 'one two three four five six seven eight';

test('a chunk shares its beginning with the one before and its end with the one after', () => {
  const result = windows(TEXT, 14, 8);
  assert.deepEqual(sharedBefore(result, 1), { from: 8, to: 14 });
  assert.deepEqual(sharedAfter(result, 1), { from: 16, to: 22 });
  assert.equal(sharedBefore(result, 0), null);
  assert.equal(sharedAfter(result, result.count - 1), null);
  assert.equal(sharedBefore(windows(TEXT, 8, 8), 1), null);
});

test('parts join up to the chunk, and say with which neighbours they are shared', () => {
  for (const [size, step] of [[14, 8], [10, 2], [10, 10], [12, 6], [100, 1]]) {
    const result = windows(TEXT, size, step);
    for (let chunk = 0; chunk < result.count; chunk += 1) {
      let at = result.starts[chunk];
      for (const { from, to, before, after } of partsOf(result, chunk)) {
        assert.equal(from, at);
        assert.ok(to > from);
        assert.equal(before, chunk > 0 && result.ends[chunk - 1] >= to);
        assert.equal(after, chunk + 1 < result.count && result.starts[chunk + 1] <= from);
        at = to;
      }
      assert.equal(at, result.ends[chunk]);
    }
  }
});

test('where both neighbours share a part, it is one of its own', () => {
  const marks = partsOf(windows(TEXT, 10, 4), 1).map(({ from, to, before, after }) =>
    `${from}-${to}${before ? ' before' : ''}${after ? ' after' : ''}`);
  assert.deepEqual(marks, ['4-8 before', '8-10 before after', '10-14 after']);
});

test('words are counted where no word is cut, else only characters', () => {
  const words = windows(TEXT, 14, 8);
  assert.equal(describeBefore(TEXT, words, 1), 'First 1 word (6 characters) also in chunk 1.');
  assert.equal(describeAfter(TEXT, words, 0), 'Last 1 word (6 characters) also in chunk 2.');
  assert.equal(describeAfter(TEXT, words, 1), 'Last 6 characters also in chunk 3.');
});

test('further chunks that hold some of it are named', () => {
  const result = windows(TEXT, 10, 2);
  assert.match(describeBefore(TEXT, result, 6), /also in chunk 6, some of it in chunks 3 to 5 too\.$/);
  assert.match(describeBefore(TEXT, result, 2), /also in chunk 2, some of it in chunk 1 too\.$/);
  assert.match(describeAfter(TEXT, result, 0), /also in chunk 2, some of it in chunks 3 to 5 too\.$/);
  assert.match(describeAfter(TEXT, windows(TEXT, 10, 3), 0), /also in chunk 2, some of it in chunks 3 and 4 too\.$/);
});

test('what is not shared though an overlap was asked for is said, and why', () => {
  const packed = (settings) => ({ ...windows(TEXT, 8, 8, { overlap: 20, unit: 'tokens', ...settings }) });
  assert.equal(
    describeBefore(TEXT, packed({ strategy: 'recursive' }), 1),
    'Nothing shared with chunk 1, though up to 20 tokens may be: only whole pieces are repeated.',
  );
  const headings = { ...packed({ strategy: 'headings' }), section: [0, 1, 1] };
  assert.equal(describeBefore(TEXT, headings, 1), 'Nothing shared with chunk 1: sections share nothing.');
  assert.match(describeBefore(TEXT, headings, 2), /only whole pieces are repeated/);
  assert.equal(describeBefore(TEXT, packed({ strategy: 'tokens' }), 1), 'Nothing shared with chunk 1.');
  assert.equal(describeBefore(TEXT, packed({ strategy: 'recursive', overlap: 0 }), 1), '');
  assert.equal(describeBefore(TEXT, packed({ strategy: 'recursive' }), 0), '');
});

test('whole pieces may be less than was asked for', () => {
  const result = windows(TEXT, 14, 8, { strategy: 'sentences', overlap: 10 });
  assert.equal(
    describeBefore(TEXT, result, 1),
    'First 1 word (6 characters) also in chunk 1: whole pieces only, up to 10 characters.',
  );
});

test('white space is what the package takes for it', () => {
  const text = 'a\u0085b\u001cc\ufeffd';
  const result = { ...windows(text, 4, 2), overlap: [0, 2, 2] };
  assert.match(describeBefore(text, result, 1), /^First 1 word \(2 characters\)/);
  assert.match(describeBefore(text, result, 2), /^First 2 characters/);
});
