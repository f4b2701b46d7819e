/** Whether bytes that say nothing of their encoding are Unicode: UTF-8, or UTF-16 without a mark. */

/** How much of a file is looked at, in bytes or UTF-16 code units. */
const SAMPLE = 1 << 16;

/** Fewer letters than these say nothing of which way round UTF-16 is. */
const ENOUGH_LETTERS = 6;

/** The switch to Japanese in ISO-2022-JP, whose bytes are ASCII (RFC 1468). */
const JAPANESE = /\x1b\$[@B][!-~]{2}/;

/**
 * @param {Uint8Array} bytes
 * @returns {string} a label of the Encoding Standard; '' where the bytes are no Unicode for sure
 */
export function unicodeOf(bytes) {
  const sound = strictUtf8(bytes);
  if (sound !== undefined && !isBinary(sound)) return JAPANESE.test(sound) ? '' : 'utf-8';
  const order = utf16Order(bytes) || (sound !== undefined && wordlessUtf16(bytes));
  return order || (sound !== undefined || mostlyUtf8(bytes) ? 'utf-8' : '');
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
 * second byte zero, and always on the same side. Where zeros are few, a letter such as 一 (U+4E00)
 * may have left them, so the script decides. Text whose bytes are ASCII in pairs is not in it.
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
  if (ascii * 4 > sample.length || first + second === 0) return '';
  if (Math.max(first, second) * 8 < sample.length) return wordlessUtf16(bytes);
  if (first * 10 < second) return 'utf-16le';
  return second * 10 < first ? 'utf-16be' : '';
}

/**
 * UTF-16 of a script without a single space or line break: in one order of the bytes all
 * characters are assigned and nearly all letters are of one script or of those written together.
 * The other order throws them all over Unicode. To be asked only of what is no other text.
 * @param {Uint8Array} bytes
 * @returns {string} a label, or ''
 */
export function wordlessUtf16(bytes) {
  if (bytes.length % 2) return '';
  const [little, big] = ['utf-16le', 'utf-16be'].map((label) => likeness(new TextDecoder(label).decode(bytes.subarray(0, SAMPLE))));
  if (Math.max(little, big) < MOST_ALIKE) return '';
  return little > big ? 'utf-16le' : 'utf-16be';
}

const MOST_ALIKE = 0.9;

const SCRIPTS = [
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u, /\p{scx=Hang}/u, /\p{scx=Thai}/u, /\p{scx=Laoo}/u, /\p{scx=Khmr}/u,
  /\p{scx=Mymr}/u, /\p{scx=Tibt}/u, /\p{scx=Deva}/u, /\p{scx=Arab}/u, /\p{scx=Hebr}/u, /\p{scx=Cyrl}/u, /\p{scx=Grek}/u,
];

/** Which part of a text's letters is of one script, or Latin beside it, 0 to 1; 0 for what can be no text. */
function likeness(text) {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < Math.max(ENOUGH_LETTERS, text.length / 2)) return 0;
  const foreign = text.match(/[\p{Cn}\p{Co}\p{Cs}\ufffd]|(?![\t\n\r\f])\p{Cc}/gu)?.length ?? 0;
  if (foreign * 100 > text.length) return 0;
  const alike = SCRIPTS.map((script) => letters.filter((letter) => script.test(letter)).length);
  return (Math.max(...alike) + letters.filter((letter) => /[A-Za-z]/.test(letter)).length) / letters.length;
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
