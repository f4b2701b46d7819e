import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Newest } from '../../static/state/latest-only.js';

/** A runner whose runs end when told, and that notes which were the newest at their end. */
function runner(patience) {
  const runs = [];
  const newest = new Newest((isNewest) => {
    const run = { isNewest };
    runs.push(run);
    return new Promise((resolve) => {
      run.end = async () => {
        resolve();
        await wait(0);
      };
    });
  }, patience);
  return { newest, runs };
}

test('the first request runs at once', () => {
  const { newest, runs } = runner(1000);
  newest.request();
  assert.equal(runs.length, 1);
});

test('many requests during a quick run make one more run', async () => {
  const { newest, runs } = runner(1000);
  for (let i = 0; i < 5; i += 1) newest.request();
  assert.equal(runs.length, 1);
  await runs[0].end();
  assert.equal(runs.length, 2);
  await runs[1].end();
  assert.equal(runs.length, 2);
});

test('a slow run is overtaken', async () => {
  const { newest, runs } = runner(20);
  newest.request();
  newest.request();
  await wait(60);
  assert.equal(runs.length, 2);
  assert.equal(runs[0].isNewest(), false);
  assert.equal(runs[1].isNewest(), true);
  await runs[0].end();
  await runs[1].end();
  assert.equal(runs.length, 2);
});

test('a slow run with nothing behind it is left alone', async () => {
  const { newest, runs } = runner(20);
  newest.request();
  await wait(60);
  assert.equal(runs.length, 1);
  assert.equal(runs[0].isNewest(), true);
});
