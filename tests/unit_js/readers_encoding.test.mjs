import assert from 'node:assert/strict';
import test from 'node:test';

import { decode, ENCODINGS } from '../../static/readers/encoding.js';
import { readText } from '../../static/readers/text.js';

const utf8 = (text) => new TextEncoder().encode(text);
const utf16 = (text, bigEndian = false) => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), !bigEndian);
  return bytes;
};
const after = (mark, bytes) => Uint8Array.from([...mark, ...bytes]);

const SAMPLE = 'naïve\r\n“quoted”\rשָׁלוֹם 👩‍👩‍👧‍👦\n';

const READ = [
  ['ASCII', utf8('plain text\r\n'), 'plain text\r\n', 'UTF-8'],
  ['UTF-8', utf8(SAMPLE), SAMPLE, 'UTF-8'],
  ['UTF-8, marked', after([0xef, 0xbb, 0xbf], utf8(SAMPLE)), SAMPLE, 'UTF-8 with byte-order mark'],
  ['UTF-8, marked twice', after([0xef, 0xbb, 0xbf], utf8('\ufeffa')), '\ufeffa', 'UTF-8 with byte-order mark'],
  ['UTF-8 with one NUL', utf8(`${'letters and '.repeat(10)}\0.`), `${'letters and '.repeat(10)}\0.`, 'UTF-8'],
  ['little-endian, marked', after([0xff, 0xfe], utf16(SAMPLE)), SAMPLE, 'UTF-16, little-endian with byte-order mark'],
  ['big-endian, marked', after([0xfe, 0xff], utf16(SAMPLE, true)), SAMPLE, 'UTF-16, big-endian with byte-order mark'],
  ['little-endian', utf16('plain text\r\n'), 'plain text\r\n', 'UTF-16, little-endian'],
  ['big-endian', utf16('plain text\r\n', true), 'plain text\r\n', 'UTF-16, big-endian'],
  ['Cyrillic, little-endian', utf16('Привет, мир. Как дела?\n'), 'Привет, мир. Как дела?\n', 'UTF-16, little-endian'],
  ['Japanese, big-endian', utf16('猫の手 も借りたい。\n'.repeat(3), true), '猫の手 も借りたい。\n'.repeat(3), 'UTF-16, big-endian'],
  ['lone surrogates', after([0xff, 0xfe], utf16('a\ud83db\udc00')), 'a\ud83db\udc00', 'UTF-16, little-endian with byte-order mark'],
  ['Chinese, little-endian', utf16('你好世界，这是中文。 1\n'.repeat(4)), '你好世界，这是中文。 1\n'.repeat(4), 'UTF-16, little-endian'],
  ['one letter, little-endian', utf16('a'), 'a', 'UTF-16, little-endian'],
  ['only a mark', Uint8Array.of(0xef, 0xbb, 0xbf), '', 'UTF-8 with byte-order mark'],
];

for (const [name, bytes, text, encoding] of READ) {
  test(`reads ${name} exactly and names it`, () => {
    assert.deepEqual(readText(bytes), { text, encoding, notices: [] });
  });
}

test('what is no UTF-8 is Windows-1252, and is said to be', () => {
  const { text, encoding, notices } = decode(Uint8Array.from([0xab, 0x6e, 0x61, 0xef, 0x76, 0x65, 0xbb]));
  assert.equal(text, '«naïve»');
  assert.equal(encoding, 'Windows-1252 (Western European)');
  assert.equal(notices.length, 1);
});

test('UTF-8 with a little damage stays UTF-8, and the damage is counted', () => {
  const bytes = utf8('čřžšýáíé'.repeat(10));
  bytes[40] = 0xff;
  const { text, encoding, notices } = decode(bytes);
  assert.equal(encoding, 'UTF-8');
  const marks = text.split('\ufffd').length - 1;
  assert.ok(marks > 0);
  assert.match(notices[0], new RegExp(`damaged in ${marks} place`));
});

test('replacement characters that the file holds are not taken for damage', () => {
  assert.deepEqual(decode(utf8('what \ufffd is this')).notices, []);
});

test('half a code unit at the end of UTF-16 is counted as damage', () => {
  const { text, notices } = decode(after([0xff, 0xfe], [...utf16('ab'), 0x63]));
  assert.equal(text, 'ab\ufffd');
  assert.match(notices[0], /1 place/);
});

test('every encoding that can be chosen can be read', () => {
  for (const [label, name] of ENCODINGS) {
    const bytes = label.startsWith('utf-16') ? utf16('ok', label.endsWith('be')) : utf8('ok');
    assert.deepEqual(decode(bytes, { asked: label }), { text: 'ok', encoding: name, notices: [] });
  }
});

test('the chosen encoding goes before all else', () => {
  const shiftJis = Uint8Array.from([0x94, 0x4c, 0x82, 0xcc, 0x8e, 0xe8]);
  assert.equal(decode(shiftJis, { asked: 'shift_jis' }).text, '猫の手');
  assert.equal(decode(utf8('é'), { asked: 'windows-1252' }).text, 'Ã©');
});

test('the declared encoding goes before the guessed one, a mark before both', () => {
  const russian = Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
  assert.equal(decode(russian, { declared: 'windows-1251' }).text, 'Привет');
  const marked = after([0xef, 0xbb, 0xbf], utf8('é'));
  assert.equal(decode(marked, { declared: 'windows-1251' }).text, 'é');
});

test('UTF-32 and data are refused', () => {
  const refused = { name: 'ReadError' };
  assert.throws(() => readText(Uint8Array.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])), refused);
  assert.throws(() => readText(Uint8Array.from({ length: 256 }, (_, byte) => byte)), refused);
  assert.throws(() => readText(new Uint8Array(64)), refused);
});

test('a stray NUL does not make UTF-16 of a short text', () => {
  assert.throws(() => readText(utf8('</th> M0Z  \0')), { name: 'ReadError' });
  const { encoding } = decode(utf8('</th> M0Z  \0'));
  assert.equal(encoding, 'UTF-8');
});

test('an empty file is an empty document', () => {
  assert.deepEqual(readText(new Uint8Array()), { text: '', encoding: 'UTF-8', notices: ['The file is empty.'] });
});
