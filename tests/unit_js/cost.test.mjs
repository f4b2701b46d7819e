import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  FIRST_COST_INPUTS, costOf, formatBytes, formatCost, readCost, readCostInputs, readPrice,
  writeCost,
} from '../../static/model/cost.js';

for (const [written, value, before = '', after = ''] of [
  ['0.02', 0.02],
  [' 0,02 ', 0.02],
  ['.5', 0.5],
  ['0', 0],
  ['1,000', 1000],
  ['1,000.50', 1000.5],
  ['$0.02', 0.02, '$'],
  ['US$ 0.02', 0.02, 'US$ '],
  ['0,02 €', 0.02, '', ' €'],
  ['0.13 CHF', 0.13, '', ' CHF'],
]) {
  test(`the price ${JSON.stringify(written)} is read`, () => {
    assert.deepEqual(readPrice(written), { value: { value, before, after } });
  });
}

test('a price may be left out', () => assert.deepEqual(readPrice('  '), { value: null }));

for (const written of ['cheap', '-1', '1.2.3', '0.02 per token', '1,2,3', '$', '1e3', '1 e3']) {
  test(`${JSON.stringify(written)} is no price`, () => {
    assert.equal(readPrice(written).message, 'Enter a price, e.g. 0.02.');
  });
}

test('every field says what is wrong with it', () => {
  assert.deepEqual(readCostInputs(FIRST_COST_INPUTS), {
    price: null, dimensions: 1536, documents: 1, bytes: 4,
    problems: { price: undefined, dimensions: undefined, documents: undefined },
  });
  const { dimensions, problems } = readCostInputs({ price: 'x', dimensions: '1.5', bytes: '2', documents: '' });
  assert.equal(dimensions, undefined);
  assert.equal(problems.price, 'Enter a price, e.g. 0.02.');
  assert.equal(problems.dimensions, 'Enter a whole number from 1 to 100,000.');
  assert.equal(problems.documents, 'Enter a whole number from 1 to 1,000,000,000.');
});

test('tokens and bytes grow with the chunks and the documents', () => {
  const figures = { chunks: 12, total: 1000, added: 250 };
  assert.deepEqual(costOf(figures, 1536 * 4, 10, true), {
    tokens: 10_000, addedTokens: 2_500, bytes: 737_280, addedBytes: 184_320,
  });
});

test('cuts that save tokens add nothing', () => {
  assert.deepEqual(costOf({ chunks: 2, total: 9, added: -1 }, 4, 1, true), {
    tokens: 9, addedTokens: 0, bytes: 8, addedBytes: 0,
  });
  assert.equal(costOf({ chunks: 0, total: 0, added: 0 }, 4, 1, false).bytes, 0);
});

test('tokens that only cuts add need no storage', () => {
  const { addedTokens, addedBytes } = costOf({ chunks: 12, total: 1000, added: 250 }, 4, 1, false);
  assert.deepEqual([addedTokens, addedBytes], [250, 0]);
});

test('a cost keeps the sign of the price, and small ones stay readable', () => {
  assert.equal(formatCost(1240, { value: 0.02, before: '$', after: '' }), '$0.0000248');
  assert.equal(formatCost(5e10, { value: 0.13, before: '', after: ' €' }), '6,500 €');
  assert.equal(formatCost(1, { value: 0, before: '', after: '' }), '0');
});

for (const [bytes, written] of [
  [0, '0 bytes'], [1, '1 byte'], [999, '999 bytes'], [1000, '1 kB'], [73_728, '73.7 kB'],
  [1.5e6, '1.5 MB'], [2.34e12, '2.34 TB'], [7e18, '7,000 PB'],
]) {
  test(`${bytes} bytes are ${written}`, () => assert.equal(formatBytes(bytes), written));
}

test('what the user wrote is kept as it was written', () => {
  const inputs = { price: '0,02 €', dimensions: 'many', bytes: '0.125', documents: '1,000' };
  assert.deepEqual(readCost(writeCost(inputs)), inputs);
  assert.deepEqual(readCost(''), FIRST_COST_INPUTS);
  assert.deepEqual(readCost('bytes=7&price=1&more=2'), { ...FIRST_COST_INPUTS, price: '1' });
});
