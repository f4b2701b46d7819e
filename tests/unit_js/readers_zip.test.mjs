import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import test from 'node:test';

import { storedZip } from '../../static/readers/stored-zip.js';
import { entries, unpack } from '../../static/readers/zip.js';

const PARTS = [
  { name: 'word/document.xml', crc: 1, bytes: new TextEncoder().encode('<w:document/>'.repeat(100)) },
  { name: 'naïve/猫.xml', crc: 2, bytes: new Uint8Array() },
];

/** A zip file of one deflated entry that declares whatever it is told to. */
function deflated(bytes, declared = bytes.length) {
  const packed = deflateRawSync(bytes);
  const zip = storedZip([{ name: 'a.xml', crc: 0, bytes: packed }]);
  const view = new DataView(zip.buffer);
  const central = zip.length - 22 - 46 - 'a.xml'.length;
  view.setUint16(central + 10, 8, true);
  view.setUint32(central + 24, declared, true);
  return zip;
}

test('what is stored is found and unpacked again', async () => {
  const zip = storedZip(PARTS);
  const found = entries(zip);
  assert.deepEqual(found.map(({ name, crc, unpacked }) => [name, crc, unpacked]), PARTS.map(({ name, crc, bytes }) => [name, crc, bytes.length]));
  for (const [index, entry] of found.entries()) assert.deepEqual(await unpack(zip, entry), PARTS[index].bytes);
});

test('a deflated entry is unpacked', async () => {
  const bytes = new TextEncoder().encode('text '.repeat(50_000));
  const zip = deflated(bytes);
  assert.deepEqual(await unpack(zip, entries(zip)[0]), bytes);
});

test('an entry that holds more or less than it declares is refused', async () => {
  for (const declared of [10, 999, 1001, 100_000]) {
    const zip = deflated(new Uint8Array(1000), declared);
    await assert.rejects(unpack(zip, entries(zip)[0]), { name: 'ReadError' });
  }
});

test('a file that is cut short anywhere is refused', async () => {
  const zip = deflated(new TextEncoder().encode('some text that does not repeat itself'));
  for (let length = 0; length < zip.length; length++) {
    assert.throws(() => entries(zip.subarray(0, length)), { name: 'ReadError' });
  }
});

test('bytes before the archive do not matter', async () => {
  const zip = Uint8Array.from([1, 2, 3, ...storedZip(PARTS)]);
  const [entry] = entries(zip);
  assert.deepEqual(await unpack(zip, entry), PARTS[0].bytes);
});

test('a damaged byte is a refusal or other contents, never another error', async () => {
  const zip = deflated(new TextEncoder().encode('some text that does not repeat itself'));
  for (let at = 0; at < zip.length; at++) {
    for (const value of [0, 1, 0x7f, 0xff]) {
      const damaged = Uint8Array.from(zip);
      damaged[at] = value;
      try {
        for (const entry of entries(damaged)) await unpack(damaged, { ...entry, unpacked: Math.min(entry.unpacked, 1e6) });
      } catch (error) {
        assert.equal(error.name, 'ReadError', `byte ${at}: ${error.stack}`);
      }
    }
  }
});
