import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const SCOPE = 'https://host.example/some/path/';
const SITE = {
  first: { 'index.html': 'aa', 'static/app.js': 'bb', 'static/engine/interpreter.mjs': 'cc' },
  later: { 'vendor/pdfjs/pdf.min.mjs': 'dd' },
};

/** The worker's parts are one plain script, which a worker can take without imports. */
const source = readFileSync(new URL('../../static/offline/worker/files.js', import.meta.url), 'utf-8');
const { pathOf, keyOf } = vm.runInNewContext(`${source}; ({ pathOf, keyOf })`, { SITE });

test('the address of the site is its page, whatever the query', () => {
  for (const rest of ['', '?', '?share=1', '#size=2', '?a#b', 'index.html', 'index.html?x']) {
    assert.equal(pathOf(SCOPE + rest, SCOPE), 'index.html');
  }
});

test('a file is known by its path, whatever the query', () => {
  assert.equal(pathOf(`${SCOPE}static/app.js`, SCOPE), 'static/app.js');
  assert.equal(pathOf(`${SCOPE}static/engine/interpreter.mjs?channel=engine-1-2`, SCOPE), 'static/engine/interpreter.mjs');
  assert.equal(pathOf(`${SCOPE}vendor/pdfjs/pdf.min.mjs`, SCOPE), 'vendor/pdfjs/pdf.min.mjs');
});

test('what the build does not list is none of its business', () => {
  const others = [
    'https://host.example/some/', 'https://host.example/some/other/index.html',
    'https://elsewhere.example/some/path/', `${SCOPE}sw.js`, `${SCOPE}static/`, `${SCOPE}constructor`, `${SCOPE}share-target`,
  ];
  for (const url of others) assert.equal(pathOf(url, SCOPE), null, url);
});

test('another content has another name, which is read back as the same file', () => {
  const key = keyOf('static/app.js', SCOPE);
  assert.equal(key, `${SCOPE}static/app.js?sha256=bb`);
  assert.equal(pathOf(key, SCOPE), 'static/app.js');
});
