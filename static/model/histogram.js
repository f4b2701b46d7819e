/**
 * A bar of the histogram: how many chunks have `first` to `last` tokens.
 * @typedef {{first: number, last: number, chunks: number}} Bar
 */

/** An axis has room for so many bars: where there are fewer, they are not drawn wider. */
const ROOM = 5;

/**
 * Bars that fit beside each other, and the stretch of the axis that they stand on, in tokens.
 *
 * Where the size is not far off, the axis reaches up to it.
 *
 * @param {Bar[]} bars at least one, without a gap, of equal width
 * @param {number | null} size in tokens
 * @param {number} most how many bars there is room for
 * @returns {{bars: Bar[], from: number, to: number}} `to` is behind the last token
 */
export function layOut(bars, size, most) {
  for (let together = 1; ; together += 1) {
    const joined = joinBars(bars, together);
    const axis = axisOf(joined, size);
    const room = (axis.to - axis.from) / widthOf(joined);
    if (room <= Math.max(most, ROOM)) return { bars: joined, ...axis };
  }
}

/**
 * Joins neighbours, so many into one.
 * @param {Bar[]} bars
 * @param {number} together
 * @returns {Bar[]} of equal width again
 */
export function joinBars(bars, together) {
  const joined = [];
  for (let i = 0; i < bars.length; i += together) {
    const { first } = bars[i];
    const chunks = bars.slice(i, i + together).reduce((sum, bar) => sum + bar.chunks, 0);
    joined.push({ first, last: first + together * widthOf(bars) - 1, chunks });
  }
  return joined;
}

/** Few bars stand in the middle of the room there is. */
function axisOf(bars, size) {
  const width = widthOf(bars);
  const spare = Math.max(0, ROOM - bars.length);
  const before = Math.floor(spare / 2);
  const from = bars[0].first - before * width;
  const to = bars.at(-1).last + 1 + (spare - before) * width;
  const isNear = size !== null && size + 1 - to <= (to - from) / 2;
  return { from, to: isNear ? Math.max(to, size + 1) : to };
}

const widthOf = ([{ first, last }]) => last - first + 1;

/**
 * Round values along an axis: each a multiple of 1, 2 or 5 times a power of ten.
 * @param {number} from
 * @param {number} to not among them
 * @param {number} most how many, at the most
 * @returns {number[]} rising, none below 1
 */
export function ticks(from, to, most) {
  const least = Math.max(1, (to - from) / most);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * [1, 2, 5, 10].find((factor) => factor * power >= least);
  const values = [];
  for (let value = Math.ceil(Math.max(1, from) / step) * step; value < to; value += step) {
    values.push(value);
  }
  return values;
}
