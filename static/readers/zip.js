/**
 * Just enough of the zip format to look into a Word file and to unpack its parts within a bound.
 * PKWARE APPNOTE 6.3, sections 4.3.7 (local header), 4.3.12 (central directory), 4.3.16 (its end).
 */
import { ReadError } from './error.js';

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {number} method 0 stored, 8 deflated
 * @property {boolean} locked whether it is encrypted
 * @property {number} crc CRC-32 of the unpacked bytes
 * @property {number} packed bytes in the file
 * @property {number} unpacked bytes once unpacked, as declared
 * @property {number} offset of its local header
 */

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;

const damaged = () => new ReadError('This file is damaged: it could not be unpacked.');

/**
 * The central directory; it throws where the file is cut short or damaged.
 * @param {Uint8Array} bytes @returns {Entry[]}
 */
export function entries(bytes) {
  const view = viewOf(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const start = end - view.getUint32(end + 12, true);
  const shift = start - view.getUint32(end + 16, true);
  const found = [];
  let at = start;
  for (let number = 0; number < count; number++) {
    if (at < 0 || at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL) throw damaged();
    const nameEnd = at + CENTRAL_LENGTH + view.getUint16(at + 28, true);
    found.push({
      name: new TextDecoder().decode(bytes.subarray(at + CENTRAL_LENGTH, nameEnd)),
      method: view.getUint16(at + 10, true),
      locked: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true) + shift,
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

/**
 * One entry's bytes. It stops as soon as they are more than the entry declares, so a small lie in
 * the directory cannot fill the memory.
 * @param {Uint8Array} bytes @param {Entry} entry @returns {Promise<Uint8Array>}
 */
export async function unpack(bytes, entry) {
  if (entry.locked) throw new ReadError('This file is locked with a password. Remove the password and open it again.');
  const view = viewOf(bytes);
  const at = entry.offset;
  if (at < 0 || at + LOCAL_LENGTH > bytes.length || view.getUint32(at, true) !== LOCAL) throw damaged();
  const start = at + LOCAL_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const body = bytes.subarray(start, start + entry.packed);
  if (body.length !== entry.packed) throw damaged();
  if (entry.method === 0 && entry.packed === entry.unpacked) return body;
  if (entry.method === 8) return inflate(body, entry.unpacked);
  throw damaged();
}

/** @param {Uint8Array} body @param {number} size @returns {Promise<Uint8Array>} */
async function inflate(body, size) {
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const whole = new Uint8Array(size);
  let filled = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      whole.set(value, filled);
      filled += value.length;
    }
  } catch {
    await reader.cancel().catch(() => {});
    throw damaged();
  }
  if (filled !== size) throw damaged();
  return whole;
}

/** @param {Uint8Array} bytes */
function viewOf(bytes) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** @param {DataView} view */
function endOf(view) {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw damaged();
}
