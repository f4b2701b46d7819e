/**
 * The encodings that bytes which are no Unicode are likeliest in, best first. The judge is
 * jschardet, chardet's method: it weighs pairs of bytes by language, so it tells a Russian or a
 * Thai paragraph even in a document that is ASCII otherwise.
 */

/** What chardet calls the encodings, and the Encoding Standard's labels for them. */
const LABELS = {
  cp1250: 'windows-1250', cp1251: 'windows-1251', cp1252: 'windows-1252', cp1253: 'windows-1253',
  cp1254: 'windows-1254', cp1255: 'windows-1255', cp1256: 'windows-1256', cp1257: 'windows-1257',
  cp1258: 'windows-1258', cp874: 'windows-874', 'tis-620': 'windows-874',
  'iso8859-2': 'iso-8859-2', 'iso8859-5': 'iso-8859-5', 'iso8859-6': 'iso-8859-6', 'iso8859-7': 'iso-8859-7',
  'koi8-r': 'koi8-r', 'koi8-u': 'koi8-u', cp866: 'ibm866', 'mac-cyrillic': 'x-mac-cyrillic',
  cp932: 'shift_jis', 'euc_jis_2004': 'euc-jp', 'iso2022_jp_2': 'iso-2022-jp',
  gb18030: 'gb18030', big5hkscs: 'big5', cp949: 'euc-kr',
};

const OPTIONS = { ignoreThreshold: true, compatNames: false, includeEncodings: Object.keys(LABELS) };

/** How many bytes are looked at; more of the same text tells no more. */
const SAMPLE = 200_000;

/** A text so short, in bytes, with so few letters beyond ASCII in it, does not tell its language. */
const SHORT = 60;
const FEW = 8;

const LATIN = ['windows-1252', 'windows-1250', 'windows-1254', 'windows-1257', 'windows-1258', 'iso-8859-2'];

/**
 * @param {Uint8Array} bytes
 * @param {{detectAll: (bytes: Uint8Array, options: object) => {encoding: string | null}[]}} chardet
 *   jschardet's module of this name
 * @returns {string[]} labels of the Encoding Standard; none where the bytes are no such text
 */
export function likelyEncodings(bytes, { detectAll }) {
  const sample = telling(bytes);
  const named = detectAll(sample, OPTIONS).map(({ encoding }) => LABELS[encoding]);
  const labels = [...new Set(named.filter(Boolean))];
  return labels.length && hasFewAccents(sample) ? LATIN : labels;
}

/** Latin text with an accent here and there: no three bytes in a row are beyond ASCII. */
function hasFewAccents(bytes) {
  if (bytes.length > SHORT) return false;
  const beyond = [...bytes.keys()].filter((at) => bytes[at] > 0x7f);
  return beyond.length > 0 && beyond.length < FEW && !beyond.some((at, index) => beyond[index + 2] === at + 2);
}

/** Of a long file the lines that say something of its encoding: those that are not ASCII. */
function telling(bytes) {
  if (bytes.length <= SAMPLE) return bytes;
  const sample = new Uint8Array(SAMPLE);
  let filled = 0;
  let start = 0;
  while (start < bytes.length && filled < SAMPLE) {
    const found = bytes.indexOf(0x0a, start);
    const end = Math.min(found < 0 ? bytes.length : found + 1, start + SAMPLE);
    const line = bytes.subarray(start, end);
    if (line.some((byte) => byte > 0x7f)) {
      sample.set(line.subarray(0, SAMPLE - filled), filled);
      filled = Math.min(SAMPLE, filled + line.length);
    }
    start = end;
  }
  return filled ? sample.subarray(0, filled) : bytes.subarray(0, SAMPLE);
}
