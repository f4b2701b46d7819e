/** Running heads, feet and page numbers: what stands at the same place on page after page. */

/** @typedef {import('./pdf-lines.js').Line} Line */

/** On so many pages a line must stand. */
const PAGES = 3;

/** So many lines at the top and at the foot of a page may be running ones. */
const OUTERMOST = 3;

/** How far apart two lines may be and still stand at the same place, in 1/72 inch. */
const NEAR = 3;

const NUMBER = /\p{N}+|(?<![\p{L}\p{N}])[ivxlc]+(?![\p{L}\p{N}])/giu;

/**
 * @param {Line[][]} pages
 * @returns {{pages: Line[][], count: number}} the pages without running lines, and how many there were
 */
export function withoutRunning(pages) {
  const seen = new Map();
  for (const line of pages.flatMap(outermost)) for (const key of keysOf(line)) seen.set(key, (seen.get(key) ?? 0) + 1);
  const isRunning = (line) => keysOf(line).some((key) => seen.get(key) >= PAGES);
  let count = 0;
  const left = pages.map((lines) => {
    const running = new Set(outermost(lines).filter(isRunning));
    if (running.size === lines.length) return lines;
    count += running.size;
    return lines.filter((line) => !running.has(line));
  });
  return { pages: left, count };
}

/** @param {Line[]} lines */
function outermost(lines) {
  const sorted = [...lines].sort((one, other) => one.down - other.down);
  return [...new Set([...sorted.slice(0, OUTERMOST), ...sorted.slice(-OUTERMOST)])];
}

/** What a line says, digits ignored, and where: in two grids, so that a rounding does not part lines. */
function keysOf({ text, down }) {
  const words = text.trim().replace(NUMBER, '#').replace(/\s+/g, ' ');
  return [0, NEAR].map((shift) => `${Math.floor((down + shift) / (2 * NEAR))} ${shift} ${words}`);
}
