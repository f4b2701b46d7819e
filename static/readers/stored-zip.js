/**
 * A zip file whose parts are stored as they are: what the Word library is given, so that it has
 * nothing left to inflate. PKWARE APPNOTE 6.3, section 4.3.
 */

const VERSION = 20;
const UTF8_NAME = 0x0800;

/**
 * @param {{name: string, crc: number, bytes: Uint8Array}[]} parts
 * @returns {Uint8Array}
 */
export function storedZip(parts) {
  const named = parts.map((part) => ({ ...part, label: new TextEncoder().encode(part.name) }));
  const locals = named.map(({ label, bytes }) => 30 + label.length + bytes.length);
  const centrals = named.map(({ label }) => 46 + label.length);
  const start = sum(locals);
  const zip = new Uint8Array(start + sum(centrals) + 22);
  const view = new DataView(zip.buffer);
  let local = 0;
  let central = start;
  for (const [index, part] of named.entries()) {
    view.setUint32(local, 0x04034b50, true);
    header(view, local + 4, part);
    zip.set(part.label, local + 30);
    zip.set(part.bytes, local + 30 + part.label.length);
    view.setUint32(central, 0x02014b50, true);
    view.setUint16(central + 4, VERSION, true);
    header(view, central + 6, part);
    view.setUint32(central + 42, local, true);
    zip.set(part.label, central + 46);
    local += locals[index];
    central += centrals[index];
  }
  view.setUint32(central, 0x06054b50, true);
  view.setUint16(central + 8, named.length, true);
  view.setUint16(central + 10, named.length, true);
  view.setUint32(central + 12, central - start, true);
  view.setUint32(central + 16, start, true);
  return zip;
}

/** The fields that local and central headers share, from “version needed” to the name's length. */
function header(view, at, { crc, bytes, label }) {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, UTF8_NAME, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, bytes.length, true);
  view.setUint32(at + 18, bytes.length, true);
  view.setUint16(at + 22, label.length, true);
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
