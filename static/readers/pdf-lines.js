/**
 * The lines of a PDF page from the pieces of text that pdf.js finds on it. Lengths are in the
 * page's own units (1/72 inch), turned so that every line runs left to right and down the page.
 */
import { directions, readFromLeft, readFromRight } from './pdf-direction.js';
import { spelled } from './pdf-letters.js';

/**
 * @typedef {object} Line
 * @property {string} text
 * @property {number} start where it starts along the reading direction
 * @property {number} end where it ends
 * @property {number} down how far down the page its baseline lies
 * @property {number} height of its letters
 * @property {number} turned the direction it runs in, in degrees
 * @property {boolean} fixed whether all its letters are equally wide, as in code
 * @property {{text: string, start: number, end: number}[]} [cells] parts that stand far apart
 * @property {boolean} [isBlock] whether it is a table, put together already
 * @property {number} [page] that it stands on
 *
 * @typedef {Line & {dir: string}} Piece
 */

/** A mark at the start of a line that the file gives no letter for is a bullet. */
const NAMELESS_BULLET = /^[\0-\x1f\x7f-\x9f\ue000-\uf8ff](?=\s)/;

/** How far text that is drawn twice to look bold is moved, in letter heights. */
const TWICE = 0.12;

/** A gap as wide as so many letters are high parts cells of a table, or columns. */
const CELL_GAP = 1.5;

/**
 * @param {{items: object[], styles: object}} content as `getTextContent()` gives it
 * @returns {Line[]}
 */
export function linesOf({ items, styles }) {
  /** @type {Piece[][]} */
  const rows = [];
  let row = [];
  for (const item of items) {
    if (item.str === undefined) continue;
    if (item.str !== '') row.push(placed(item, styles));
    if (!item.hasEOL) continue;
    rows.push(row);
    row = [];
  }
  rows.push(row);
  const whole = joined(rows.map(drawnOnce).filter((pieces) => pieces.some(isInk)));
  const pageRuns = directions(whole.flat().map(({ text }) => text).join(''));
  return whole.map((pieces) => lineOf(pieces, pageRuns.right > pageRuns.left));
}

/** @param {object} item @param {object} styles @returns {Piece} */
function placed({ str, dir, transform, width, height, fontName }, styles) {
  const [a, b, c, d, x, y] = transform;
  const vertical = dir === 'ttb';
  const angle = vertical ? -Math.PI / 2 : Math.atan2(b, a);
  const start = x * Math.cos(angle) + y * Math.sin(angle);
  const down = x * Math.sin(angle) - y * Math.cos(angle);
  const end = start + (vertical ? height : width);
  const fixed = styles[fontName]?.fontFamily === 'monospace';
  const turned = Math.round((angle * 180) / Math.PI);
  return { text: spelled(str), dir, start, end, down, height: Math.hypot(c, d) || height, turned, fixed };
}

/** @param {Piece} piece */
const isInk = (piece) => piece.text.trim() !== '';

/** Without what is drawn a second time at nearly the same place. @param {Piece[]} pieces */
function drawnOnce(pieces) {
  return pieces.filter((piece, index) => !isInk(piece) || !pieces.slice(Math.max(0, index - 40), index).some((other) => (
    other.text === piece.text
    && Math.abs(other.start - piece.start) < TWICE * piece.height
    && Math.abs(other.down - piece.down) < TWICE * piece.height
  )));
}

/**
 * pdf.js ends a line where the baseline moves a little, as for a raised number; such pieces are put
 * back into one line.
 * @param {Piece[][]} rows
 */
function joined(rows) {
  const whole = [];
  for (const row of rows) {
    const before = whole.at(-1);
    if (before && onOneLine(boundsOf(before), boundsOf(row))) before.push(...row);
    else whole.push([...row]);
  }
  return whole;
}

/** @param {Piece[]} pieces */
function boundsOf(pieces) {
  const ink = pieces.filter(isInk);
  const tallest = ink.reduce((most, piece) => (piece.height > most.height ? piece : most));
  return {
    start: Math.min(...ink.map(({ start }) => start)), end: Math.max(...ink.map(({ end }) => end)),
    down: tallest.down, height: tallest.height, turned: ink[0].turned,
  };
}

function onOneLine(before, line) {
  const height = Math.max(before.height, line.height);
  return before.turned === line.turned
    && Math.abs(before.down - line.down) < 0.5 * height
    && (line.start > before.end - 0.5 * height || line.end < before.start + 0.5 * height);
}

/** @param {Piece[]} pieces @param {boolean} isPageFromRight whether most of the page runs from the right */
function lineOf(pieces, isPageFromRight) {
  const bounds = boundsOf(pieces);
  const runs = directions(pieces.map(({ text }) => text).join(''));
  const across = runs.right ? [...unspaced(pieces)].sort((a, b) => a.start - b.start) : unspaced(pieces);
  const fromRight = runs.right > 0 && (isPageFromRight ? !isAtBothEnds(across, 'left') : runs.right > runs.left);
  const text = fromRight ? readFromRight(withGaps(across)) : raised(readFromLeft(withGaps(across)), bounds);
  return {
    ...bounds,
    ...(fromRight && { start: -bounds.end, end: -bounds.start, turned: bounds.turned + 360 }),
    text: text.replace(NAMELESS_BULLET, '•'),
    ...(!fromRight && bounds.turned === 0 && { cells: cellsOf(across, bounds) }),
    fixed: pieces.filter(isInk).every(({ fixed }) => fixed),
  };
}

/** Whether the outermost letters of a line on both sides run one way. */
function isAtBothEnds(pieces, way) {
  const runs = pieces.map(({ text }) => directions(text)).filter(({ left, right }) => left + right > 0);
  return runs.length > 0 && runs[0][way] > 0 && runs.at(-1)[way] > 0;
}

/** @param {Piece[]} pieces @param {{down: number, height: number}} base */
function cellsOf(pieces, base) {
  const groups = [];
  let end = -Infinity;
  for (const piece of pieces) {
    if (!isInk(piece)) {
      groups.at(-1)?.push(piece);
      continue;
    }
    if (piece.start - end > CELL_GAP * base.height || piece.end < end - CELL_GAP * base.height) groups.push([]);
    groups.at(-1).push(piece);
    end = piece.end;
  }
  return groups.filter((group) => group.some(isInk)).map((group) => {
    const { start, end: last } = boundsOf(group);
    return { text: raised(readFromLeft(withGaps(group)), base).trim(), start, end: last };
  }).sort((one, other) => one.start - other.start);
}

/** Puts a space where pieces stand apart and none is drawn. @param {Piece[]} pieces @returns {Piece[]} */
function withGaps(pieces) {
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    if (!before || !/\S$/.test(before.text) || !/^\S/.test(piece.text)) return [piece];
    const gap = Math.max(piece.start - before.end, before.start - piece.end);
    return gap > 0.15 * Math.max(piece.height, before.height) ? [{ ...piece, text: ' ', dir: 'ltr' }, piece] : [piece];
  });
}

/** Words whose letters are set apart (V E L K O M M E N) are words. @param {Piece[]} pieces */
function unspaced(pieces) {
  const words = pieces.flatMap(({ text }) => text.split(/\s+/)).filter(Boolean);
  const letters = words.filter((word) => /^\p{L}[.,:;!?]?$/u.test(word)).length;
  if (letters < 4 || letters < words.length) return pieces;
  return pieces.map((piece) => (isInk(piece) ? { ...piece, text: piece.text.replace(/(?<=\S) (?=\S)/g, '') } : piece));
}

/**
 * The line with `^` before raised digits and `_` before lowered ones that would run into a number: a
 * power must not become part of it.
 * @param {Piece[]} pieces @param {{down: number, height: number}} base
 */
function raised(pieces, base) {
  return pieces.reduce((text, piece) => text + sign(piece, base, text) + piece.text, '');
}

function sign({ text, height, down }, base, before) {
  if (height > 0.9 * base.height || !/^[\p{N}+−–-]|^\p{L}$/u.test(text) || !/\S$/.test(before)) return '';
  const step = (base.down - down) / base.height;
  if (step > 0.15) return /[\p{L}\p{N})\].,;:!?"”’]$/u.test(before) && /\p{N}|^\p{L}$/u.test(text) ? '^' : '';
  return step < -0.05 && /\p{N}$/u.test(before) && /^\p{N}/u.test(text) ? '_' : '';
}
