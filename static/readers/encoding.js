/**
 * Text from bytes: which encoding they are in, and what they say.
 *
 * Nothing is changed but the encoding: line ends stay as they are, lone surrogates of a UTF-16 file
 * stay lone, and a byte-order mark, which marks the encoding and is no part of the text, is named
 * and taken off.
 */
import { ReadError } from './error.js';
import { guess } from './guess-encoding.js';

/**
 * @typedef {object} Decoded
 * @property {string} text
 * @property {string} encoding its name, for a person
 * @property {string[]} notices
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
  ['koi8-r', 'KOI8-R (Russian)'],
  ['macintosh', 'Macintosh Roman'],
  ['shift_jis', 'Shift_JIS (Japanese)'],
  ['euc-jp', 'EUC-JP (Japanese)'],
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

/**
 * @param {Uint8Array} bytes
 * @param {{asked?: string, declared?: string}} [labels] `asked` by the person, it settles the
 *   encoding; `declared` by the document itself, it counts where no byte-order mark stands
 * @returns {Decoded}
 */
export function decode(bytes, { asked = '', declared = '' } = {}) {
  const mark = MARKS.find(({ bytes: head }) => head.every((byte, at) => bytes[at] === byte));
  if (mark?.label === 'utf-32' && !asked) {
    throw new ReadError('This file is written in UTF-32, which browsers do not read. Save it as UTF-8 and open it again.');
  }
  const label = asked || mark?.label || declared || guess(bytes);
  const known = decoderFor(label);
  if (!known) throw new ReadError(`The encoding “${label}” is not known.`);
  const marked = mark?.label === known.encoding;
  const body = marked ? bytes.subarray(mark.bytes.length) : bytes;
  const decoded = known.encoding.startsWith('utf-16')
    ? fromUtf16(body, known.encoding === 'utf-16be')
    : replacing(body, known.encoding);
  const notices = decoded.replaced ? [replacedNotice(decoded.replaced)] : [];
  if (!asked && !declared && known.encoding === 'windows-1252') {
    notices.push('The file is not in UTF-8, so it was read as Windows-1252. If letters look wrong, choose its encoding.');
  }
  const name = nameOf(known.encoding) + (marked ? ' with byte-order mark' : '');
  return { text: decoded.text, encoding: name, notices };
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
