import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName } from '../../static/model/file-name.js';
import { defaults } from './catalogue.mjs';

const name = (document, settings = defaults) => fileName(document, settings, 'jsonl', 'utf16');
const stemOf = (document) => name(document).replace('.recursive-512-64-tokens.cl100k_base.jsonl', '');

test('a file is named after the document and the settings', () => {
  assert.equal(name('guide.md'), 'guide.recursive-512-64-tokens.cl100k_base.jsonl');
});

test('the settings that count are in the name', () => {
  const settings = {
    strategy: 'headings', size: 9, overlap: 0, unit: 'characters', encoding: 'estimate', setext: true, keep_headings: true,
  };
  assert.equal(
    fileName('a.md', settings, 'csv', 'codepoints'),
    'a.headings-9-0-characters-setext-keep-headings.estimate.codepoints.csv',
  );
});

test('a document without a name is called document', () => {
  for (const nameless of ['', ' ', '.md', '...', '/', '\u0000', '\ud800']) {
    assert.equal(stemOf(nameless), 'document', JSON.stringify(nameless));
  }
});

test('only a last, short ending is taken off', () => {
  assert.equal(stemOf('notes.v2.txt'), 'notes.v2');
  assert.equal(stemOf('Mr. Brown'), 'Mr. Brown');
});

test('what file systems refuse becomes a space', () => {
  assert.equal(stemOf('../etc/pass:wd?.txt'), 'etc pass wd');
  assert.equal(stemOf('a\u202egpj.md'), 'a gpj');
});

test('names of devices are not used', () => {
  assert.equal(stemOf('con.txt'), 'document-con');
});

test('other writing is kept, whole characters only', () => {
  assert.equal(stemOf('שלום 👩‍👩‍👧‍👦.md'), 'שלום 👩‍👩‍👧‍👦');
  const long = stemOf(`${'👩‍👩‍👧‍👦'.repeat(40)}.md`);
  assert.equal(long, '👩‍👩‍👧‍👦'.repeat(7));
});
