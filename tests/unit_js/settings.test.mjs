import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestStep, overlapSteps, sizeSteps } from '../../static/model/scale.js';
import { usedOverlap, withStrategy, withUnit } from '../../static/state/settings.js';

const RECURSIVE = { name: 'recursive', units: ['tokens', 'characters'] };
const CHARACTERS = { name: 'characters', units: ['characters'] };
const settings = {
  strategy: 'tokens', size: 256, overlap: 32, unit: 'tokens', encoding: 'estimate', setext: false,
};

test('a strategy that can count in the unit keeps it', () => {
  assert.deepEqual(withStrategy(settings, RECURSIVE, {}), { ...settings, strategy: 'recursive' });
});

test('a strategy with another unit holds about as much text', () => {
  const { unit, size, overlap } = withStrategy(settings, CHARACTERS, {});
  assert.deepEqual({ unit, size, overlap }, { unit: 'characters', size: 1024, overlap: 128 });
});

test('the sizes last used with a unit come back', () => {
  const amounts = { characters: { size: 900, overlap: 90 } };
  const { size, overlap } = withUnit(settings, 'characters', amounts);
  assert.deepEqual({ size, overlap }, { size: 900, overlap: 90 });
});

test('no overlap stays none', () => {
  assert.equal(withUnit({ ...settings, overlap: 0 }, 'words', {}).overlap, 0);
});

test('the overlap used is below the size', () => {
  assert.equal(usedOverlap({ size: 10, overlap: 40 }), 9);
  assert.equal(usedOverlap({ size: 1, overlap: 1 }), 0);
  assert.equal(usedOverlap({ size: 10, overlap: 4 }), 4);
});

test('the slider has every small size and every power of two', () => {
  const steps = sizeSteps(8192);
  assert.deepEqual(steps.slice(0, 23), [...Array(20).keys()].map((i) => i + 1).concat(22, 24, 26));
  for (let power = 1; power <= 8192; power *= 2) assert.ok(steps.includes(power), power);
  assert.equal(steps.at(-1), 8192);
  assert.ok(steps.length < 120, steps.length);
  assert.deepEqual(steps, [...steps].sort((a, b) => a - b));
});

test('the nearest step is found on either side', () => {
  const steps = [1, 10, 20];
  assert.deepEqual([0, 5, 6, 10, 99].map((value) => steps[nearestStep(steps, value)]), [1, 1, 10, 10, 20]);
});

test('the overlap slider goes evenly from 0 to one below the size', () => {
  assert.deepEqual(overlapSteps(1), [0]);
  assert.deepEqual(overlapSteps(4), [0, 1, 2, 3]);
  assert.deepEqual(overlapSteps(512).slice(0, 3), [0, 5, 10]);
  assert.equal(overlapSteps(512).at(-1), 511);
  assert.ok(overlapSteps(1_000_000_000).length < 260);
});
