/**
 * Turn offsets in UTF-16 code units, in which JavaScript indexes a string, into offsets in code
 * points, in which Python does, in place.
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
