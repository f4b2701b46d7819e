import { countOf, formatNumber } from '../../model/format.js';
import { layOut, ticks } from '../../model/histogram.js';
import { svg } from '../dom/svg.js';

/** A bar is at least this wide with the gap beside it, in CSS pixels: large enough to hit. */
const LEAST_BAR = 24;

/** Heights in CSS pixels: of the words above the bars, of the tallest bar, of the axis. */
const ABOVE = 18;
const TALLEST = 92;
const AXIS = 20;

/** The room that the name of a tick takes, in CSS pixels. */
const TICK = 48;

/** Nearer to an edge than this, a tick's name stands at the edge, in CSS pixels. */
const EDGE = 14;

/**
 * Draws a histogram; only bars that hold chunks can be reached.
 *
 * @param {object} plot
 * @param {import('../../model/histogram.js').Bar[]} plot.histogram
 * @param {number | null} plot.size in tokens: a line marks it
 * @param {number} plot.width in CSS pixels
 * @param {(bar: import('../../model/histogram.js').Bar) => string} plot.nameOf
 * @returns {{element: SVGElement, bars: (import('../../model/histogram.js').Bar
 *   & {element: SVGElement})[]}} `bars` are those that can be reached
 */
export function drawPlot({ histogram, size, width, nameOf }) {
  const { bars, from, to } = layOut(histogram, size, Math.floor(width / LEAST_BAR));
  const x = (tokens) => ((tokens - from) / (to - from)) * width;
  const most = Math.max(...bars.map(({ chunks }) => chunks));
  const reachable = bars.filter(({ chunks }) => chunks).map((bar, i) => {
    const place = { from: x(bar.first), to: x(bar.last + 1), share: bar.chunks / most };
    return { ...bar, element: drawBar(nameOf(bar), place, i === 0) };
  });
  const height = ABOVE + TALLEST + AXIS;
  const element = svg(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}`, role: 'toolbar', 'aria-label': label(size) },
    svg('path', { class: 'plot-base', d: `M0 ${ABOVE + TALLEST + 0.5}H${width}` }),
    ...ticks(from, to, Math.floor(width / TICK)).map((value) =>
      nameTick(x(value + 0.5), width, formatNumber(value))),
    ...reachable.map((bar) => bar.element),
    ...drawScale(most, size, { from, to, x, width }),
  );
  return { element, bars: reachable };
}

const label = (size) => (size === null
  ? 'Chunks by their tokens'
  : `Chunks by their tokens; the size is ${countOf(size, 'token')}`);

/** A bar, with room around it that answers to the pointer too. */
function drawBar(name, { from, to, share }, isFirst) {
  const height = Math.max(2, share * TALLEST);
  const inside = { x: from + 1, width: Math.max(1, to - from - 2) };
  return svg(
    'g',
    { class: 'bar', role: 'button', tabindex: isFirst ? 0 : -1, 'aria-label': name },
    svg('rect', { class: 'bar-room', x: from, y: ABOVE, width: to - from, height: TALLEST }),
    svg('rect', { class: 'bar-fill', ...inside, y: ABOVE + TALLEST - height, height }),
  );
}

/** Under its place on the axis, held inside the plot. */
function nameTick(at, width, name) {
  const y = ABOVE + TALLEST + 15;
  if (at < EDGE) return words(0, y, 'start', name);
  return at > width - EDGE ? words(width, y, 'end', name) : words(at, y, 'middle', name);
}

/** How tall the tallest bar is, and a line behind the last token that a chunk should have. */
function drawScale(most, size, { from, to, x, width }) {
  const tallest = (at, anchor) => words(at, 11, anchor, countOf(most, 'chunk'));
  if (size === null) return [tallest(0, 'start')];
  const name = `size ${formatNumber(size)}`;
  if (size + 1 > to) return [tallest(0, 'start'), words(width, 11, 'end', `${name} →`)];
  const at = x(Math.max(from, size + 1));
  const isLeft = at < width / 2;
  return [
    tallest(isLeft ? width : 0, isLeft ? 'end' : 'start'),
    words(at, 11, isLeft ? 'start' : 'end', name),
    svg('path', { class: 'plot-size', d: `M${Math.min(at, width - 1)} ${ABOVE - 4}V${ABOVE + TALLEST}` }),
  ];
}

const words = (x, y, anchor, text) =>
  svg('text', { class: 'plot-words', x, y, 'text-anchor': anchor, 'aria-hidden': 'true' }, text);
