/**
 * Tables as GitHub Flavored Markdown has them: plain rows under one heading row. A cell that spans
 * several columns or rows is followed by empty ones, so that each column stays one column.
 */

import { rename } from './rename.js';

/** What a cell of such a table cannot hold; a table that holds it was made for the layout. */
const NO_CELL = 'table,pre,h1,h2,h3,h4,h5,h6,hr';

/** How many empty cells may be put in for each cell that is there: a short table cannot ask for millions. */
const MOST_EMPTY = 4;

/** Rules for the Markdown library, which has none for tables. */
export const tableRules = {
  cell: {
    filter: ['td', 'th'],
    replacement: (content, cell) => {
      const { before = 0, after = 0 } = cell.dataset;
      return `${emptyCells(before)} ${oneLine(content)} |${emptyCells(after)}`;
    },
  },
  row: {
    filter: 'tr',
    replacement: (content, row) => {
      const { columns } = row.dataset;
      return `\n|${content}${columns ? `\n|${' --- |'.repeat(columns)}` : ''}`;
    },
  },
  table: {
    filter: 'table',
    replacement: (content) => `\n\n${content}\n\n`,
  },
};

/** @param {string} content */
function oneLine(content) {
  return content.trim().replace(/\|/g, '\\|').replace(/\s*\n\s*/g, '<br>');
}

/** @param {number} count */
function emptyCells(count) {
  return '  |'.repeat(count);
}

/** @param {HTMLTableElement} table */
export function levelTable(table) {
  const rows = [...table.rows].map((row) => ({ row, cells: [...row.cells] })).filter(({ cells }) => cells.length > 0);
  const laidOut = rows.every(({ cells }) => cells.length === 1) || table.querySelector(NO_CELL);
  if (laidOut) unwrap(table, rows);
  else level(table, rows);
}

/** @param {HTMLTableElement} table */
function unwrap(table, rows) {
  const sections = [table.tHead, ...table.tBodies, table.tFoot, table.caption];
  for (const { cells } of rows) for (const cell of cells) rename(cell, 'div');
  for (const { row } of rows) rename(row, 'div');
  for (const section of sections) if (section) rename(section, 'div');
  rename(table, 'div');
}

/** Leaves nothing in the table but its rows; what else it held goes before it. */
function level(table, rows) {
  const widths = spread(rows.map(({ cells }) => cells));
  const columns = widths.reduce((most, width) => Math.max(most, width), 0);
  const [{ row: first, cells }] = rows;
  const last = cells.at(-1).dataset;
  last.after = Number(last.after) + columns - widths[0];
  first.dataset.columns = columns;
  const bare = table.ownerDocument.createElement('table');
  for (const { row } of rows) bare.append(row);
  table.after(bare);
  rename(table, 'div');
}

/**
 * Notes at each cell how many empty cells stand before and after it.
 * @param {HTMLTableCellElement[][]} rows
 * @returns {number[]} the width of each row
 */
function spread(rows) {
  let left = 64 + MOST_EMPTY * rows.reduce((total, cells) => total + cells.length, 0);
  /** How many more rows each column is covered from above. @type {number[]} */
  const covered = [];
  return rows.map((cells, index) => {
    let column = 0;
    const pass = () => {
      const start = column;
      while (covered[column] > 0 && left > 0) {
        covered[column]--;
        column++;
        left--;
      }
      return column - start;
    };
    for (const cell of cells) {
      cell.dataset.before = pass();
      const wide = Math.min(cell.colSpan, 1 + left);
      const tall = Math.min(cell.rowSpan || rows.length, rows.length - index);
      covered.fill(tall - 1, column, column + wide);
      for (let next = covered.length; next < column + wide; next++) covered[next] = tall - 1;
      column += wide;
      left -= wide - 1;
      cell.dataset.after = wide - 1;
    }
    const { dataset } = cells.at(-1);
    dataset.after = Number(dataset.after) + pass();
    return column;
  });
}
