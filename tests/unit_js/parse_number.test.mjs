import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPrice } from '../../static/model/cost.js';
import { readNumber, readWhole } from '../../static/model/parse-number.js';

const SIZE = { least: 1, most: 1_000_000 };
const read = (written) => readWhole(written, SIZE);

for (const [written, value] of [
  ['512', 512],
  ['  7 ', 7],
  ['007', 7],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1\u202f000', 1000],
  ['1’000', 1000],
  ['1_000_000', 1_000_000],
  ['1000000', 1_000_000],
]) {
  test(`${JSON.stringify(written)} is ${value}`, () => assert.deepEqual(read(written), { value }));
}

for (const written of [
  '', ' ', 'abc', '1,00', '1,0000', '1,000_000', '0', '-3', '+3', '2.5', '12.0', '1.000', '1,5', '1000001',
  '1e3', '0x10', '٥', 'Infinity', 'NaN', '9'.repeat(400),
]) {
  test(`${JSON.stringify(written)} is refused`, () => {
    assert.deepEqual(read(written), { message: 'Enter a whole number from 1 to 1,000,000.' });
  });
}

for (const [written, value] of [
  ['0.02', 0.02], ['0,02', 0.02], ['0,020', 0.02], ['.5', 0.5], [',5', 0.5], ['3.', 3], ['1,5', 1.5],
  ['1,000', 1000], ['1,000.5', 1000.5], ['12 345', 12345],
]) {
  test(`${JSON.stringify(written)} reads as ${value}`, () => assert.equal(readNumber(written), value));
}

test('a size and a price are the same numbers', () => {
  for (const written of ['1e3', '1e-3', '0x10', '-1', '1.2.3', '1,2,3', 'Infinity', '.', '', '١']) {
    assert.equal(readNumber(written), undefined, written);
    assert.ok('message' in read(written), written);
    if (written) assert.deepEqual(readPrice(written), { message: 'Enter a price, e.g. 0.02.' });
  }
  for (const written of ['7', '1,000', '1 000', "1'000"]) {
    assert.equal(readPrice(written).value.value, read(written).value, written);
  }
});
