// Positions: UTF-16 code units, in which JavaScript indexes a string, and UTF-8 bytes, of which
// tokens are made, turned into code points, in which Python does.

const REPLACEMENT = 0xfffd;

/** How many bytes a code point has in UTF-8. @param {number} point */
export function utf8Length(point) {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/**
 * The code points of a text, a lone surrogate as U+FFFD, which is what UTF-8 makes of it.
 * @param {string} text
 * @returns {Uint32Array}
 */
export function codePoints(text) {
  const points = new Uint32Array(text.length);
  let count = 0;
  for (let unit = 0; unit < text.length; unit++) {
    const point = text.codePointAt(unit);
    if (point > 0xffff) unit++;
    points[count++] = point >= 0xd800 && point <= 0xdfff ? REPLACEMENT : point;
  }
  return points.slice(0, count);
}

/**
 * Turn offsets in UTF-16 code units into offsets in code points, in place.
 * @param {string} text
 * @param {Int32Array} offsets ascending, none of them between the two halves of a pair
 * @returns {Int32Array} `offsets`
 */
export function toCodePoints(text, offsets) {
  if (!/[\ud800-\udbff][\udc00-\udfff]/.test(text)) return offsets;
  let unit = 0;
  let pairs = 0;
  for (let at = 0; at < offsets.length; at++) {
    while (unit < offsets[at]) {
      const paired = text.codePointAt(unit) > 0xffff;
      unit += paired ? 2 : 1;
      if (paired) pairs++;
    }
    offsets[at] -= pairs;
  }
  return offsets;
}

/**
 * Where things that follow one another in a text's UTF-8 end, in code points. What ends inside a
 * code point counts as ending behind it.
 * @param {string} text
 * @param {ArrayLike<number>} lengths in bytes, together no longer than the text
 * @returns {Int32Array} as many ends as `lengths`
 */
export function codePointEnds(text, lengths) {
  const ends = new Int32Array(lengths.length);
  let unit = 0;
  let point = 0;
  let byte = 0;
  let end = 0;
  for (let at = 0; at < lengths.length; at++) {
    end += lengths[at];
    while (byte < end) {
      const length = utf8Length(text.codePointAt(unit));
      byte += length;
      unit += length === 4 ? 2 : 1;
      point++;
    }
    ends[at] = point;
  }
  return ends;
}
