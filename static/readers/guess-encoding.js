/** The encoding of bytes that say nothing of it: UTF-8 or UTF-16 where they fit, else Windows-1252. */

/** How much of a file is looked at, in bytes or UTF-16 code units. */
const SAMPLE = 1 << 16;

/**
 * @param {Uint8Array} bytes
 * @returns {string} a label of the Encoding Standard
 */
export function guess(bytes) {
  const sound = strictUtf8(bytes);
  if (sound !== undefined && !isBinary(sound)) return 'utf-8';
  return utf16Order(bytes) || (sound !== undefined || mostlyUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** The text, where every byte is sound UTF-8. @param {Uint8Array} bytes */
function strictUtf8(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Whether this is no text but data: more than one in twenty of its first characters is a control
 * code that no text needs.
 * @param {string} text
 */
export function isBinary(text) {
  const sample = text.slice(0, SAMPLE);
  const controls = sample.match(/[\0-\x08\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  return controls * 20 > sample.length;
}

/**
 * UTF-16 without a mark shows in its zero bytes: spaces, digits and ASCII letters leave every
 * second byte zero, and always on the same side. Text whose bytes are ASCII in pairs is not in it.
 * @param {Uint8Array} bytes
 */
function utf16Order(bytes) {
  if (bytes.length % 2) return '';
  const sample = bytes.subarray(0, SAMPLE);
  let [first, second, ascii] = [0, 0, 0];
  for (let at = 0; at < sample.length; at += 2) {
    if (sample[at] === 0) first++;
    if (sample[at + 1] === 0) second++;
    if (isPrintable(sample[at]) && isPrintable(sample[at + 1])) ascii++;
  }
  const enough = Math.max(1, sample.length / 100);
  if (ascii * 4 > sample.length) return '';
  if (second >= enough && first * 10 < second) return 'utf-16le';
  if (first >= enough && second * 10 < first) return 'utf-16be';
  return '';
}

/** @param {number} byte */
function isPrintable(byte) {
  return byte >= 0x20 && byte < 0x7f;
}

/**
 * Whether damaged UTF-8 is likelier than another encoding: at least ten sound characters beyond
 * ASCII for each damaged place. Other encodings hardly ever form one.
 * @param {Uint8Array} bytes
 */
function mostlyUtf8(bytes) {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, 16 * SAMPLE));
  let damaged = 0;
  let sound = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) damaged++;
    else if (code > 0x7f) sound++;
  }
  return sound >= 10 * damaged;
}
