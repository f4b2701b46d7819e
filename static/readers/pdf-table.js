/**
 * Tables and columns of a page without tags, told by the gaps in its lines: where the pieces of some
 * lines stand below one another, they are cells of a table, or, where they are long, columns that
 * were drawn line by line.
 */
import { joinHyphenated } from './pdf-hyphens.js';

/** @typedef {import('./pdf-lines.js').Line} Line */

/** How far from its column's edge a cell may stand, in 1/72 inch. */
const NEAR = 3;

/** Lines farther apart, in letter heights, are of different tables. */
const FARTHEST = 2.6;

/** A line so near to the one above, in letter heights, with one cell, goes on in that cell. */
const WRAPPED = 1.45;

/** Cells longer than this on average, in characters, are lines of columns. */
const LONG_CELL = 24;

/** Fewer lines are no columns. */
const FEWEST_LINES = 4;

/**
 * @param {Line[]} lines of one page
 * @param {Set<string>} words of the document
 * @returns {Line[]} with each table as one line that is a block, columns one after the other
 */
export function withTables(lines, words) {
  const found = [];
  for (let at = 0; at < lines.length;) {
    const run = runFrom(lines, at);
    const columns = run.length > 1 ? columnsOf(run) : [];
    if (isColumns(run, columns)) found.push(...byColumn(run, columns));
    else if (isTable(run, columns)) found.push({ ...run[0], text: table(run, columns, words), isBlock: true, end: run.at(-1).end });
    else found.push(...run);
    at += run.length;
  }
  return found;
}

/** The lines from one on that may be of one table. */
function runFrom(lines, at) {
  const run = [lines[at]];
  const isRow = ({ cells = [] }) => cells.length > 1;
  if (!isRow(lines[at])) return run;
  for (let next = at + 1; next < lines.length; next++) {
    const before = lines[next - 1];
    const line = lines[next];
    const step = (line.down - before.down) / Math.max(line.height, before.height);
    if (!line.cells || line.turned !== before.turned || step <= 0 || step > FARTHEST) break;
    const starts = run.flatMap(({ cells }) => cells.map(({ start }) => start));
    const aligned = line.cells.every((cell) => starts.some((start) => Math.abs(start - cell.start) < NEAR)
      || run.some(({ cells }) => cells.some((other) => Math.abs(other.end - cell.end) < NEAR || Math.abs(other.start + other.end - cell.start - cell.end) < NEAR)));
    if (!aligned || (!isRow(line) && (step > WRAPPED || line.cells[0].end > edgeAfter(run, line.cells[0])))) break;
    run.push(line);
  }
  while (run.length > 1 && !isRow(run.at(-1)) && run.at(-1).cells[0].end - run.at(-1).cells[0].start > 3 * LONG_CELL * run.at(-1).height / 2) run.pop();
  return run;
}

/** Where the column after a cell's begins. */
function edgeAfter(run, { start }) {
  const later = run.flatMap(({ cells }) => cells.map((cell) => cell.start)).filter((other) => other > start + NEAR);
  return later.length ? Math.min(...later) : Infinity;
}

/** The spans of the columns, from the left: cells that overlap are of one. */
function columnsOf(run) {
  const spans = run.flatMap(({ cells }) => cells.map(({ start, end }) => ({ start, end }))).sort((one, other) => one.start - other.start);
  const columns = [];
  for (const span of spans) {
    const last = columns.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else columns.push({ ...span });
  }
  return columns;
}

const rowsOf = (run) => run.filter(({ cells = [] }) => cells.length > 1);

/** Whether the gaps only fill the lines: equal within a line, other ones in the next. */
function isJustified(run) {
  const gaps = rowsOf(run).map(({ cells }) => cells.slice(1).map((cell, at) => cell.start - cells[at].end));
  const filled = gaps.filter((row) => row.length > 1 && Math.max(...row) - Math.min(...row) < 1);
  const differ = filled.some((row) => Math.abs(row[0] - filled[0][0]) > 2);
  return differ && filled.length * 2 > gaps.length;
}

function isTable(run, columns) {
  const rows = rowsOf(run).length;
  return columns.length > 1 && !isJustified(run) && rows > 1 && (columns.length > 2 || rows > 2);
}

function isColumns(run, columns) {
  const cells = run.flatMap((line) => line.cells ?? []);
  const length = cells.reduce((total, { text }) => total + text.length, 0) / cells.length;
  return columns.length > 1 && run.length >= FEWEST_LINES && rowsOf(run).length * 2 > run.length && length > LONG_CELL;
}

const columnAt = (columns, cell) => columns.findIndex(({ start, end }) => cell.start < end && cell.end > start);

function byColumn(run, columns) {
  return columns.flatMap((_, at) => run.flatMap((line) => line.cells
    .filter((cell) => columnAt(columns, cell) === at)
    .map((cell) => ({ ...line, ...cell, cells: undefined }))));
}

function table(run, columns, words) {
  const rows = [];
  for (const line of run) {
    const cells = columns.map((_, at) => line.cells.filter((cell) => columnAt(columns, cell) === at).map(({ text }) => text.trim()).join(' '));
    const filled = cells.filter(Boolean).length;
    if (filled > 1 || rows.length === 0) {
      rows.push(cells);
      continue;
    }
    const at = cells.findIndex(Boolean);
    const above = rows.at(-1);
    above[at] = above[at] ? joinHyphenated(above[at], cells[at], words) ?? `${above[at]} ${cells[at]}` : cells[at];
  }
  const written = rows.map((row) => `| ${row.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`);
  return [written[0], `|${' --- |'.repeat(columns.length)}`, ...written.slice(1)].join('\n');
}
