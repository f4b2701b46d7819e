import assert from 'node:assert/strict';
import test from 'node:test';

import { readFileSync } from 'node:fs';

import { chardet } from 'jschardet';

import { decode, ENCODINGS } from '../../static/readers/encoding.js';
import { likelyEncodings } from '../../static/readers/likely-encodings.js';
import { readText as read } from '../../static/readers/text.js';
import { LEGACY } from './legacy_texts.mjs';

const rank = async (bytes) => likelyEncodings(bytes, chardet);
const readText = (bytes, options) => read(bytes, { rank, ...options });

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
  ['UTF-8, marked', after([0xef, 0xbb, 0xbf], utf8(SAMPLE)), `\ufeff${SAMPLE}`, 'UTF-8 with byte-order mark'],
  ['UTF-8, marked twice', after([0xef, 0xbb, 0xbf], utf8('\ufeffa')), '\ufeff\ufeffa', 'UTF-8 with byte-order mark'],
  ['UTF-8 with one NUL', utf8(`${'letters and '.repeat(10)}\0.`), `${'letters and '.repeat(10)}\0.`, 'UTF-8'],
  ['little-endian, marked', after([0xff, 0xfe], utf16(SAMPLE)), `\ufeff${SAMPLE}`, 'UTF-16, little-endian with byte-order mark'],
  ['big-endian, marked', after([0xfe, 0xff], utf16(SAMPLE, true)), `\ufeff${SAMPLE}`, 'UTF-16, big-endian with byte-order mark'],
  ['little-endian', utf16('plain text\r\n'), 'plain text\r\n', 'UTF-16, little-endian'],
  ['big-endian', utf16('plain text\r\n', true), 'plain text\r\n', 'UTF-16, big-endian'],
  ['Cyrillic, little-endian', utf16('Привет, мир. Как дела?\n'), 'Привет, мир. Как дела?\n', 'UTF-16, little-endian'],
  ['Japanese, big-endian', utf16('猫の手 も借りたい。\n'.repeat(3), true), '猫の手 も借りたい。\n'.repeat(3), 'UTF-16, big-endian'],
  ['lone surrogates', after([0xff, 0xfe], utf16('a\ud83db\udc00')), '\ufeffa\ud83db\udc00', 'UTF-16, little-endian with byte-order mark'],
  ['Chinese, little-endian', utf16('你好世界，这是中文。 1\n'.repeat(4)), '你好世界，这是中文。 1\n'.repeat(4), 'UTF-16, little-endian'],
  ['one letter, little-endian', utf16('a'), 'a', 'UTF-16, little-endian'],
  ['only a mark', Uint8Array.of(0xef, 0xbb, 0xbf), '\ufeff', 'UTF-8 with byte-order mark'],
];

for (const [name, bytes, text, encoding] of READ) {
  test(`reads ${name} exactly and names it`, async () => {
    assert.deepEqual(await readText(bytes), { text, encoding, notices: [] });
  });
}

test('Western text is Windows-1252, and is said to be', async () => {
  const bytes = Uint8Array.from('Une idée «naïve», déjà vue', (letter) => letter.charCodeAt(0));
  const { text, encoding, notices } = await decode(bytes, { rank });
  assert.equal(text, 'Une idée «naïve», déjà vue');
  assert.equal(encoding, 'Windows-1252 (Western European)');
  assert.equal(notices.length, 1);
});

test('UTF-8 with a little damage stays UTF-8, and the damage is counted', async () => {
  const bytes = utf8('čřžšýáíé'.repeat(10));
  bytes[40] = 0xff;
  const { text, encoding, notices } = await decode(bytes);
  assert.equal(encoding, 'UTF-8');
  const marks = text.split('\ufffd').length - 1;
  assert.ok(marks > 0);
  assert.match(notices[0], new RegExp(`damaged in ${marks} place`));
});

test('replacement characters that the file holds are not taken for damage', async () => {
  assert.deepEqual((await decode(utf8('what \ufffd is this'))).notices, []);
});

test('half a code unit at the end of UTF-16 is counted as damage', async () => {
  const { text, notices } = await decode(after([0xff, 0xfe], [...utf16('ab'), 0x63]));
  assert.equal(text, '\ufeffab\ufffd');
  assert.match(notices[0], /1 place/);
});

test('every encoding that can be chosen can be read', async () => {
  for (const [label, name] of ENCODINGS) {
    const bytes = label.startsWith('utf-16') ? utf16('ok', label.endsWith('be')) : utf8('ok');
    assert.deepEqual(await decode(bytes, { asked: label }), { text: 'ok', encoding: name, notices: [] });
  }
});

test('the chosen encoding goes before all else', async () => {
  const shiftJis = Uint8Array.from([0x94, 0x4c, 0x82, 0xcc, 0x8e, 0xe8]);
  assert.equal((await decode(shiftJis, { asked: 'shift_jis' })).text, '猫の手');
  assert.equal((await decode(utf8('é'), { asked: 'windows-1252' })).text, 'Ã©');
});

test('the declared encoding goes before the guessed one, a mark before both', async () => {
  const russian = Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
  assert.equal((await decode(russian, { declared: 'windows-1251' })).text, 'Привет');
  const marked = after([0xef, 0xbb, 0xbf], utf8('é'));
  assert.equal((await decode(marked, { declared: 'windows-1251' })).text, '\ufeffé');
});

test('UTF-32 and data are refused', async () => {
  const refused = { name: 'ReadError' };
  await assert.rejects(readText(Uint8Array.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])), refused);
  await assert.rejects(readText(Uint8Array.from({ length: 256 }, (_, byte) => byte)), refused);
  await assert.rejects(readText(new Uint8Array(64)), refused);
});

test('a stray NUL does not make UTF-16 of a short text', async () => {
  await assert.rejects(readText(utf8('</th> M0Z  \0')), { name: 'ReadError' });
  const { encoding } = await decode(utf8('</th> M0Z  \0'));
  assert.equal(encoding, 'UTF-8');
});

test('an empty file is an empty document', async () => {
  assert.deepEqual(await readText(new Uint8Array()), { text: '', encoding: 'UTF-8', notices: ['The file is empty.'] });
});

for (const { language, label, text, bytes } of LEGACY) {
  test(`${language} in ${label} is read without being told`, async () => {
    const read = await readText(bytes);
    assert.equal(read.text, text);
    assert.match(read.notices.at(-1), new RegExp(`read as ${read.encoding.replace(/[()]/g, '\\$&')}`));
    assert.equal(read.readings[0].name, read.encoding);
  });
}

test('one paragraph in a document that is ASCII otherwise tells its encoding', async () => {
  const ascii = utf8('# Readme\n\nSet `name: value` in the file.\n\n'.repeat(8000));
  for (const { label, text, bytes } of LEGACY.filter(({ label }) => label !== 'iso-2022-jp')) {
    const read = await readText(after(ascii, bytes));
    assert.ok(read.text.endsWith(text), `${label}: ${read.encoding}`);
  }
});

test('the three likeliest are offered, each with the first line beyond ASCII', async () => {
  const { bytes, text } = LEGACY.find(({ label }) => label === 'koi8-r');
  const { readings } = await readText(after(utf8('# Title\n\n'), bytes));
  assert.equal(readings.length, 3);
  assert.equal(new Set(readings.map(({ line }) => line)).size, 3);
  assert.equal(readings[0].line, text.trim().slice(0, 60));
});

test('a choice for a file before counts where the bytes are no Unicode, and is said', async () => {
  const russian = Uint8Array.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]);
  const { text, notices } = await readText(russian, { usual: 'koi8-r' });
  assert.equal(text, 'Привет');
  assert.match(notices.at(-1), /KOI8-R.*, as you chose for a file before/);
  assert.equal((await readText(utf8('é'), { usual: 'koi8-r' })).text, 'é');
  assert.equal((await readText(after([0xff, 0xfe], utf16('é')), { usual: 'koi8-r' })).text, '\ufeffé');
});

test('UTF-16 without a mark, a space or a line end is told by its script', async () => {
  for (const text of ['朝は晴れていて、川は静かに流れていた。', '一一一 一朝は晴れていて、川は静かに', '早晨天气晴朗，河水静静地流淌。', '아침은맑았고강은조용히흘렀다', 'เรือข้ามฟากลำเก่าออกจากท่าเรือ', 'Заутропогодабылаясная']) {
    for (const bigEndian of [false, true]) {
      assert.equal((await readText(utf16(text, bigEndian))).text, text, `${text} ${bigEndian}`);
    }
  }
});

test('a few accents in a short text are Western ones', async () => {
  for (const text of ['naïve café', 'Müller', 'Señor García', '¿Qué pasa?', '25 °C ± 2 °C', 'Perché no? Così è.']) {
    assert.equal((await readText(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).text, text);
  }
});

test('data is not taken for UTF-16', async () => {
  let state = 1;
  const next = () => { state = (state * 48271) % 2147483647; return state >> 8 & 0xff; };
  for (let length = 24; length < 400; length += 2) {
    const data = Uint8Array.from({ length }, next);
    const { encoding = '' } = await readText(data).catch(() => ({}));
    assert.doesNotMatch(encoding, /UTF-16/);
  }
});

test('the handed cases are read right', async () => {
  const read = async (name) => (await readText(readFileSync(new URL(`../fixtures/cases/${name}`, import.meta.url)))).text;
  assert.match(await read('ru-1251.txt'), /^Глава первая. Утро было ясное/);
  assert.match(await read('ja-sjis.txt'), /^第一章　朝は晴れていて/);
  assert.match(await read('zh-gbk.txt'), /^第一章 早晨天气晴朗/);
  assert.match(await read('utf16le-zh-nobom.txt'), /^第一章 早晨天气晴朗，河水静静地流淌。傍晚下起了雨。/);
});
