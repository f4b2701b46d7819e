// A text as its code points, an END after them, so that whoever reads on stops without counting.

/** What stands after the last code point of a text. */
export const END = 0x110000;

const REPLACEMENT = 0xfffd;

/**
 * The code points of a text, a lone surrogate as U+FFFD, which is what UTF-8 makes of it.
 * @param {string} text
 * @returns {Uint32Array} with END at the end
 */
export function codePoints(text) {
  const points = new Uint32Array(text.length + 1);
  let count = 0;
  for (let unit = 0; unit < text.length; unit++) {
    const point = text.codePointAt(unit);
    if (point > 0xffff) unit++;
    points[count++] = point >= 0xd800 && point <= 0xdfff ? REPLACEMENT : point;
  }
  points[count++] = END;
  return points.slice(0, count);
}

/** How many bytes a code point has in UTF-8. @param {number} point */
export function utf8Length(point) {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/**
 * Write code points as UTF-8.
 * @param {Uint32Array} points
 * @param {number} start the first of them
 * @param {number} end after the last of them
 * @param {Uint8Array} bytes with room for four bytes a point
 * @returns {number} how many bytes there are now
 */
export function writeUtf8(points, start, end, bytes) {
  let length = 0;
  for (let at = start; at < end; at++) {
    const point = points[at];
    if (point < 0x80) {
      bytes[length++] = point;
    } else if (point < 0x800) {
      bytes[length++] = 0xc0 | (point >> 6);
      bytes[length++] = 0x80 | (point & 0x3f);
    } else {
      if (point < 0x10000) {
        bytes[length++] = 0xe0 | (point >> 12);
      } else {
        bytes[length++] = 0xf0 | (point >> 18);
        bytes[length++] = 0x80 | ((point >> 12) & 0x3f);
      }
      bytes[length++] = 0x80 | ((point >> 6) & 0x3f);
      bytes[length++] = 0x80 | (point & 0x3f);
    }
  }
  return length;
}
