/** Names of characters that show nothing, by code point; the others go by their number. */
const NAMES = {
  0x00: 'NUL', 0x08: 'BS', 0x0b: 'VT', 0x0c: 'FF', 0x1b: 'ESC', 0x7f: 'DEL', 0x85: 'NEL',
  0xa0: 'NBSP', 0xad: 'SHY', 0x61c: 'ALM',
  0x200b: 'ZWSP', 0x200c: 'ZWNJ', 0x200d: 'ZWJ', 0x200e: 'LRM', 0x200f: 'RLM',
  0x2028: 'LS', 0x2029: 'PS',
  0x202a: 'LRE', 0x202b: 'RLE', 0x202c: 'PDF', 0x202d: 'LRO', 0x202e: 'RLO', 0x202f: 'NNBSP',
  0x2060: 'WJ', 0x2066: 'LRI', 0x2067: 'RLI', 0x2068: 'FSI', 0x2069: 'PDI', 0xfeff: 'BOM',
};

/**
 * White space and characters that show nothing. What joins or picks the forms of its neighbours
 * (joiners, variation selectors, tags of flags) is seen in those, and left alone.
 */
const INVISIBLE = new RegExp([
  ' +|\\r\\n|[\\t\\n\\r]|\\p{Zs}|',
  '(?![\\p{Variation_Selector}\\u034f\\u{e0020}-\\u{e007f}])',
  '(?!(?<=[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}])\\u200d)',
  '[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]',
].join(''), 'gu');

/**
 * @typedef {object} Invisible
 * @property {number} from its start in the text
 * @property {number} to   its end
 * @property {'crlf' | 'lf' | 'cr' | 'space' | 'tab' | 'wide' | 'thin'} kind
 *   `space` is a run of U+0020; `wide` takes room in the line, `thin` takes none
 */

/**
 * The white space and the characters that show nothing, in order.
 * @param {string} text
 * @returns {Invisible[]}
 */
export function findInvisible(text) {
  const found = [];
  INVISIBLE.lastIndex = 0;
  for (let match = INVISIBLE.exec(text); match; match = INVISIBLE.exec(text)) {
    const [{ length }] = match;
    found.push({ from: match.index, to: match.index + length, kind: kindOf(match[0]) });
  }
  return found;
}

const KINDS = { '\n': 'lf', '\t': 'tab', '\r': 'cr', '\r\n': 'crlf' };
const WIDE = /^\p{Zs}/u;

function kindOf(found) {
  return found[0] === ' ' ? 'space' : KINDS[found] ?? (WIDE.test(found) ? 'wide' : 'thin');
}

/**
 * What to call a character of the kinds `wide` and `thin`: `NBSP`, `U+2003`.
 * @param {string} character
 */
export function nameOf(character) {
  const point = character.codePointAt(0);
  return NAMES[point] ?? `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
