import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countUpTo, placesIn } from '../../static/model/segments.js';

/** Chunks of `size` characters, each `step` behind the one before. */
function windows(length, size, step) {
  const starts = [];
  const ends = [];
  for (let start = 0; ; start += step) {
    starts.push(start);
    ends.push(Math.min(start + size, length));
    if (start + size >= length) return { starts, ends };
  }
}

/** `from-to:first,last` with `*` where a chunk starts. */
const written = (places) =>
  places.map(({ from, to, first, last, starts }) =>
    `${from}-${to}:${first}${first === last ? '' : `..${last}`}${starts ? '*' : ''}`);

test('chunks that share nothing are a place each', () => {
  assert.deepEqual(written(placesIn([0, 4, 8], [4, 8, 10], 0, 10)), ['0-4:0*', '4-8:1*', '8-10:2*']);
});

test('what two chunks share is a place of its own', () => {
  assert.deepEqual(written(placesIn([0, 3], [5, 8], 0, 8)), ['0-3:0*', '3-5:0..1*', '5-8:1']);
});

test('five chunks can cover one place', () => {
  const { starts, ends } = windows(40, 10, 2);
  const deepest = placesIn(starts, ends, 0, 40).find(({ from }) => from === 8);
  assert.deepEqual(deepest, { from: 8, to: 10, first: 0, last: 4, starts: true });
});

test('a stretch in the middle begins with the chunks that reach into it', () => {
  assert.deepEqual(written(placesIn([0, 3], [5, 8], 4, 7)), ['4-5:0..1', '5-7:1']);
});

test('a chunk that starts at the edge of a stretch starts in it', () => {
  assert.deepEqual(written(placesIn([0, 4], [4, 8], 4, 6)), ['4-6:1*']);
});

test('an empty stretch has no places', () => {
  assert.deepEqual(placesIn([0], [4], 2, 2), []);
  assert.deepEqual(placesIn([], [], 0, 0), []);
});

test('places join up, and name exactly the chunks that cover them', () => {
  for (const [length, size, step] of [[97, 10, 2], [97, 10, 10], [50, 50, 1], [60, 7, 3], [1, 4, 2]]) {
    const { starts, ends } = windows(length, size, step);
    for (const [from, to] of [[0, length], [0, length >> 1], [length >> 1, length], [length >> 2, length >> 1]]) {
      let at = from;
      for (const place of placesIn(starts, ends, from, to)) {
        assert.equal(place.from, at);
        assert.ok(place.to > at);
        at = place.to;
        const owners = starts.flatMap((start, i) => (start <= place.from && ends[i] >= place.to ? [i] : []));
        assert.equal(owners[0], place.first);
        assert.equal(owners.at(-1), place.last);
        assert.equal(owners.length, place.last - place.first + 1);
        assert.equal(place.starts, starts.includes(place.from));
      }
      assert.equal(at, to);
    }
  }
});

test('countUpTo counts equal values too', () => {
  assert.equal(countUpTo([1, 3, 3, 7], 0), 0);
  assert.equal(countUpTo([1, 3, 3, 7], 3), 3);
  assert.equal(countUpTo([1, 3, 3, 7], 9), 4);
});
