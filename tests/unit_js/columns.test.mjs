import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withColumns } from '../../static/model/columns.js';

test('columns become typed arrays, and what is missing stays missing', () => {
  const result = withColumns({ starts: [0, 4], ends: [4, 9], flags: [0, 1], section: null, notices: [] });
  assert.deepEqual(result.starts, Int32Array.of(0, 4));
  assert.deepEqual(result.flags, Uint8Array.of(0, 1));
  assert.equal(result.count, 2);
  assert.equal(result.section, null);
  assert.deepEqual(result.notices, []);
});
