// The worker of the edition that is one file: runs chunker/page/worker.py in Pyodide and calls what it
// exports, one answer for each message; passes on what it reports in between.

import { urlOf } from '../files.js';
import * as text from '../text/text.js';

const INTERPRETER = 'onefile:static/engine/interpreter.mjs';

const starting = start();

self.onmessage = async ({ data: { id, name, values } }) => {
  try {
    const functions = await starting;
    const value = name === 'start' ? undefined : await functions[name](...values);
    self.postMessage({ id, value });
  } catch (error) {
    self.postMessage({ id, error: String(error.message ?? error) });
  }
};

/** @returns {Promise<Record<string, Function>>} what worker.py exports */
async function start() {
  const { loadPyodide } = await import(`${INTERPRETER}#${self.name}`);
  const pyodide = await loadPyodide({});
  const [archive, code] = await Promise.all([
    fetch(urlOf('python/chunker.zip')).then((response) => response.arrayBuffer()),
    fetch(urlOf('chunker/page/worker.py')).then((response) => response.text()),
  ]);
  pyodide.unpackArchive(archive, 'zip');
  pyodide.registerJsModule('polyscript', {
    xworker: { sync: { report: (...values) => self.postMessage({ name: 'report', values }) } },
    js_modules: { text: { ...text } },
  });
  pyodide.runPython(code);
  const names = pyodide.globals.get('__export__').toJs();
  return Object.fromEntries(names.map((name) => [name, pyodide.globals.get(name)]));
}
