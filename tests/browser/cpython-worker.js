// Stands in for static/engine/make-worker.js where tests/browser/cpython.py serves the site: the
// functions of the worker's Python file, called in the process of the tests.

import { urlOf } from '../files.js';

const KINDS = { Int32Array, Uint8Array };

/** @returns {Promise<EventTarget & {ready: Promise<object>, sync: object}>} as make-worker.js */
export async function makeWorker() {
  const id = crypto.randomUUID();
  const ask = async (name, ...values) => {
    const body = JSON.stringify([name, id, ...values]);
    const response = await fetch(urlOf('python'), { method: 'POST', body });
    return JSON.parse(await response.text(), revive);
  };
  const worker = new EventTarget();
  worker.terminate = () => {};
  worker.sync = {};
  for (const name of (await ask('new')).value) {
    worker.sync[name] = async (...values) => {
      const { value, error, reports } = await ask(name, ...values);
      if (error) throw new Error(error);
      for (const report of reports) worker.sync.report(...report);
      return value;
    };
  }
  worker.ready = Promise.resolve(worker);
  return worker;
}

function revive(_, value) {
  if (!value?.kind || value.bytes === undefined) return value;
  const bytes = Uint8Array.from(atob(value.bytes), (letter) => letter.charCodeAt(0));
  return new KINDS[value.kind](bytes.buffer);
}
