/**
 * Text from bytes: which encoding they are in, and what they say.
 *
 * Nothing is changed but the encoding: line ends stay as they are, lone surrogates of a UTF-16 file
 * stay lone, and a byte-order mark is the text's first character, as it is for `chunker`.
 */
import { ReadError } from './error.js';
import { unicodeOf, wordlessUtf16 } from './guess-encoding.js';

/**
 * @typedef {object} Decoded
 * @property {string} text
 * @property {string} encoding its name, for a person
 * @property {string[]} notices
 * @property {Reading[]} [readings] where the encoding was guessed: the likeliest, the chosen first
 *
 * @typedef {object} Reading what a file's first telling line is in one encoding
 * @property {string} label
 * @property {string} name of the encoding, for a person
 * @property {string} line
 */

/** Encodings that a person can ask for: labels of the Encoding Standard and their names. */
export const ENCODINGS = [
  ['utf-8', 'UTF-8'],
  ['utf-16le', 'UTF-16, little-endian'],
  ['utf-16be', 'UTF-16, big-endian'],
  ['windows-1252', 'Windows-1252 (Western European)'],
  ['windows-1250', 'Windows-1250 (Central European)'],
  ['windows-1251', 'Windows-1251 (Cyrillic)'],
  ['windows-1253', 'Windows-1253 (Greek)'],
  ['windows-1254', 'Windows-1254 (Turkish)'],
  ['windows-1255', 'Windows-1255 (Hebrew)'],
  ['windows-1256', 'Windows-1256 (Arabic)'],
  ['windows-1257', 'Windows-1257 (Baltic)'],
  ['windows-1258', 'Windows-1258 (Vietnamese)'],
  ['windows-874', 'Windows-874 (Thai)'],
  ['iso-8859-2', 'ISO 8859-2 (Central European)'],
  ['iso-8859-4', 'ISO 8859-4 (Baltic)'],
  ['iso-8859-5', 'ISO 8859-5 (Cyrillic)'],
  ['iso-8859-6', 'ISO 8859-6 (Arabic)'],
  ['iso-8859-7', 'ISO 8859-7 (Greek)'],
  ['iso-8859-15', 'ISO 8859-15 (Western European)'],
  ['koi8-r', 'KOI8-R (Russian)'],
  ['koi8-u', 'KOI8-U (Ukrainian)'],
  ['ibm866', 'IBM 866 (Cyrillic, DOS)'],
  ['x-mac-cyrillic', 'Macintosh Cyrillic'],
  ['macintosh', 'Macintosh Roman'],
  ['shift_jis', 'Shift_JIS (Japanese)'],
  ['euc-jp', 'EUC-JP (Japanese)'],
  ['iso-2022-jp', 'ISO-2022-JP (Japanese)'],
  ['gb18030', 'GB 18030 (Chinese)'],
  ['big5', 'Big5 (Chinese)'],
  ['euc-kr', 'EUC-KR (Korean)'],
];

const MARKS = [
  { label: 'utf-32', bytes: [0xff, 0xfe, 0x00, 0x00] },
  { label: 'utf-32', bytes: [0x00, 0x00, 0xfe, 0xff] },
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** How many readings are offered, and how much of a line each shows. */
const MOST_READINGS = 3;
const LONGEST_LINE = 60;

/** How much of a file is decoded to find its first telling line, in bytes. */
const BEGINNING = 100_000;

/**
 * @param {Uint8Array} bytes
 * @param {object} [options]
 * @param {string} [options.asked] label of the encoding that the person chose: it settles it
 * @param {string} [options.declared] label that the document itself declares; it counts where no
 *   byte-order mark stands
 * @param {string} [options.usual] label that the person chose for a file before: it counts where
 *   the bytes are no Unicode
 * @param {(bytes: Uint8Array) => Promise<string[]>} [options.rank] the likeliest encodings of what is
 *   no Unicode, best first
 * @returns {Promise<Decoded>}
 */
export async function decode(bytes, { asked = '', declared = '', usual = '', rank = async () => [] } = {}) {
  const known = asked || markOf(bytes)?.label || declared || unicodeOf(bytes);
  if (known) return decodeAs(bytes, known, { asked });
  const ranked = await rank(bytes);
  const order = ranked.length ? '' : wordlessUtf16(bytes);
  if (order) return decodeAs(bytes, order);
  const labels = ranked.length ? ranked : ['windows-1252'];
  const label = usual || labels[0];
  const readings = readingsOf(bytes, [label, ...labels]);
  const decoded = decodeAs(bytes, label);
  const how = label === usual ? 'as you chose for a file before' : 'which fits it best';
  decoded.notices.push(`The file is not in UTF-8. It was read as ${decoded.encoding}, ${how}. If letters look wrong, choose its encoding.`);
  return { ...decoded, readings };
}

/** @param {Uint8Array} bytes */
function markOf(bytes) {
  return MARKS.find(({ bytes: head }) => head.every((byte, at) => bytes[at] === byte));
}

/** @param {Uint8Array} bytes @param {string} label @returns {Decoded} */
function decodeAs(bytes, label, { asked = '' } = {}) {
  const mark = markOf(bytes);
  if (mark?.label === 'utf-32' && !asked) {
    throw new ReadError('This file is written in UTF-32, which browsers do not read. Save it as UTF-8 and open it again.');
  }
  const known = decoderFor(label);
  if (!known) throw new ReadError(`The encoding “${label}” is not known.`);
  const decoded = known.encoding.startsWith('utf-16')
    ? fromUtf16(bytes, known.encoding === 'utf-16be')
    : replacing(bytes, known.encoding);
  const notices = decoded.replaced ? [replacedNotice(decoded.replaced)] : [];
  const name = nameOf(known.encoding) + (mark?.label === known.encoding ? ' with byte-order mark' : '');
  return { text: decoded.text, encoding: name, notices };
}

/**
 * What the first line that is not ASCII says in each encoding; those that say the same are one.
 * @param {Uint8Array} bytes @param {string[]} labels @returns {Reading[]}
 */
function readingsOf(bytes, labels) {
  const found = new Map();
  const body = beginningOf(bytes);
  for (const label of labels) {
    const text = new TextDecoder(label).decode(body);
    const lines = text.split(/[\r\n]+/);
    const line = (lines.find((one) => /[^\0-\x7f]/.test(one)) ?? lines[0]).trim().slice(0, LONGEST_LINE);
    if (!found.has(text)) found.set(text, { label, name: nameOf(label), line });
    if (found.size === MOST_READINGS) break;
  }
  return [...found.values()];
}

/** The file's beginning up to the line that its first byte beyond ASCII stands in, and some more. */
function beginningOf(bytes) {
  const first = bytes.findIndex((byte) => byte > 0x7f || byte === 0x1b);
  const start = Math.max(0, bytes.lastIndexOf(0x0a, Math.max(0, first)) + 1);
  return bytes.subarray(start, start + BEGINNING);
}

/** @param {string} label @returns {TextDecoder | undefined} */
export function decoderFor(label) {
  try {
    return new TextDecoder(label, { ignoreBOM: true });
  } catch {
    return undefined;
  }
}

/** @param {string} encoding as `TextDecoder` names it */
function nameOf(encoding) {
  return ENCODINGS.find(([label]) => label === encoding)?.[1] ?? encoding;
}

/** @param {Uint8Array} bytes @param {string} encoding */
function replacing(bytes, encoding) {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const marks = occurrences(text, '\ufffd');
  if (marks === 0) return { text, replaced: 0 };
  return { text, replaced: marks - writtenMarks(bytes, encoding) };
}

/** How many U+FFFD the file itself holds. @param {Uint8Array} bytes @param {string} encoding */
function writtenMarks(bytes, encoding) {
  if (encoding !== 'utf-8') return 0;
  let count = 0;
  for (let at = bytes.indexOf(0xef); at >= 0; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) count++;
  }
  return count;
}

/** @param {string} text @param {string} mark */
function occurrences(text, mark) {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++;
  return count;
}

/**
 * Every code unit as it stands; `TextDecoder` would replace a lone surrogate.
 * @param {Uint8Array} bytes @param {boolean} bigEndian
 */
function fromUtf16(bytes, bigEndian) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units = new Uint16Array(bytes.length >> 1);
  for (let at = 0; at < units.length; at++) units[at] = view.getUint16(2 * at, !bigEndian);
  let text = '';
  for (let at = 0; at < units.length; at += 8192) {
    text += String.fromCharCode.apply(null, units.subarray(at, at + 8192));
  }
  const half = bytes.length % 2;
  return { text: half ? `${text}\ufffd` : text, replaced: half };
}

/** @param {number} count */
function replacedNotice(count) {
  const places = count === 1 ? '1 place' : `${count.toLocaleString('en')} places`;
  return `The file is damaged in ${places}: what could not be read there was replaced by “\ufffd”.`;
}
