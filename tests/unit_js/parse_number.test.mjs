import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWhole } from '../../static/model/parse-number.js';

const SIZE = { name: 'Size', least: 1, most: 1000000 };
const read = (written) => readWhole(written, SIZE);

for (const [written, value] of [
  ['512', 512],
  ['  7 ', 7],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1e3', 1000],
  ['12.0', 12],
  ['1000000', 1000000],
]) {
  test(`${JSON.stringify(written)} is ${value}`, () => assert.deepEqual(read(written), { value }));
}

for (const [written, message] of [
  ['', 'Size is empty: write a whole number from 1 to 1,000,000.'],
  ['abc', '“abc” is not a number: write one from 1 to 1,000,000.'],
  ['1,00', '“1,00” is not a number: write one from 1 to 1,000,000.'],
  ['0', 'Size must be at least 1.'],
  ['-3', 'Size must be at least 1.'],
  ['2.5', 'Size must be a whole number.'],
  ['1000001', 'Size can be at most 1,000,000.'],
  ['Infinity', 'Size can be at most 1,000,000.'],
  ['NaN', '“NaN” is not a number: write one from 1 to 1,000,000.'],
]) {
  test(`${JSON.stringify(written)} is refused`, () => assert.deepEqual(read(written), { message }));
}

test('a long entry is quoted in short', () => {
  assert.match(read('x'.repeat(500)).message, /^“x{20}…” is not a number/);
});
