import assert from 'node:assert/strict';
import test from 'node:test';

import { kindOf } from '../../static/readers/sniff.js';
import { storedZip } from '../../static/readers/stored-zip.js';

const bytes = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const zip = (...names) => storedZip(names.map((name) => ({ name, crc: 0, bytes: new Uint8Array() })));
const compound = (name) => bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(504)}${name.replace(/./g, '$&\0')}`);
const OPEN_DOCUMENT = ['[Content_Types].xml', 'word/document.xml'];

const KINDS = [
  ['a.md', bytes('# A'), 'markdown'],
  ['a.MARKDOWN', bytes('# A'), 'markdown'],
  ['a.txt', bytes('A'), 'text'],
  ['a.txt', bytes('<!doctype html><p>about HTML'), 'text'],
  ['a.txt', bytes('%PDF starts every PDF'), 'text'],
  ['a.md', bytes('In a PDF, %PDF-1.7 comes first.'), 'markdown'],
  ['a.csv', bytes('a,b'), 'text'],
  ['a', bytes('A'), 'text'],
  ['', bytes('A'), 'text'],
  ['a.html', bytes('<p>A'), 'html'],
  ['a.XHTML', bytes('<html/>'), 'html'],
  ['a', bytes('<!-- saved --><!DOCTYPE html><p>A'), 'html'],
  ['a', bytes('\xef\xbb\xbf <html lang=en>'), 'html'],
  ['a.pdf', bytes('%PDF-1.7'), 'pdf'],
  ['a.txt', bytes('%PDF-1.7'), 'pdf'],
  ['a.pdf', bytes('some junk\n%PDF-1.7'), 'pdf'],
  ['a.docx', zip(...OPEN_DOCUMENT), 'docx'],
  ['a.zip', zip(...OPEN_DOCUMENT), 'docx'],
  ['a.md', new Uint8Array(), 'markdown'],
  ['a.html', new Uint8Array(), 'text'],
];

for (const [name, contents, kind] of KINDS) {
  test(`“${name}” of ${contents.length} bytes is ${kind}`, () => assert.equal(kindOf(contents, name), kind));
}

test('a media type helps where the name does not', () => {
  assert.equal(kindOf(bytes('<p>A'), 'a', 'text/html'), 'html');
  assert.equal(kindOf(bytes('A'), 'a', 'text/markdown'), 'markdown');
});

const REFUSED = [
  ['a.xlsx', zip('xl/workbook.xml'), /Excel/],
  ['a.pptx', zip('ppt/presentation.xml'), /PowerPoint/],
  ['a.odt', zip('mimetype', 'content.xml'), /OpenDocument.*Save it as \.docx and open it again/],
  ['a.epub', zip('mimetype', 'META-INF/container.xml'), /e-book/],
  ['a.zip', zip('a.txt'), /compressed file/],
  ['a.docx', bytes('PK\x03\x04broken'), /damaged/],
  ['a.doc', compound('WordDocument'), /old Word format/],
  ['a.docx', compound('EncryptedPackage'), /locked with a password/],
  ['a.xls', compound('Workbook'), /old Office format/],
  ['a.rtf', bytes('{\\rtf1 text}'), /RTF/],
  ['a.png', bytes('\x89PNG\r\n'), /picture/],
  ['a.gz', bytes('\x1f\x8b\x08'), /compressed/],
  ['a.pdf', bytes('hello'), /named \.pdf/],
  ['a.docx', bytes('hello'), /named \.docx/],
  ['a.pdf', new Uint8Array(), /named \.pdf/],
];

for (const [name, contents, message] of REFUSED) {
  test(`“${name}” of ${contents.length} bytes is refused`, () => {
    assert.throws(() => kindOf(contents, name), { name: 'ReadError', message });
  });
}
