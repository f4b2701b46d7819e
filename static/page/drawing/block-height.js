import { isBehindLine } from '../../model/blocks.js';

/** Browsers cannot scroll much further than this, in CSS pixels. */
const HIGHEST = 14_000_000;

/** A row as high as it should be in rem, and as low as it may be in CSS pixels. */
const ROW = 1.8;
const LOWEST_ROW = 12;

/**
 * About how high blocks are once they are laid out: the scroll bar settles sooner when the
 * browser has a good guess of what it has not laid out yet. Where there are so many rows that a
 * browser could not scroll to the last, they are made lower.
 *
 * @param {HTMLElement} paper
 * @param {string} text the document
 * @param {{from: number, to: number}[]} blocks
 * @returns {{rowHeight: number, heights: number[]}} in CSS pixels
 */
export function estimateHeights(paper, text, blocks) {
  const perRow = lettersPerRow(paper);
  const rows = blocks.map(({ from, to }) => countRows(text, from, to, perRow));
  const total = rows.reduce((sum, count) => sum + count, 0);
  const usual = ROW * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rowHeight = Math.max(LOWEST_ROW, Math.min(usual, Math.floor(HIGHEST / total)));
  return { rowHeight, heights: rows.map((count) => count * rowHeight) };
}

function lettersPerRow(paper) {
  const probe = document.createElement('span');
  probe.className = 'probe';
  probe.textContent = '0'.repeat(50);
  paper.append(probe);
  const letter = probe.getBoundingClientRect().width / 50;
  probe.remove();
  const { paddingLeft, paddingRight } = getComputedStyle(paper);
  const width = paper.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return Math.max(1, Math.floor(width / letter));
}

/** Rows that a stretch of text takes when its lines wrap after `perRow` letters. */
function countRows(text, from, to, perRow) {
  let rows = 0;
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && !isBehindLine(text, at)) continue;
    rows += Math.max(1, Math.ceil((at - start - 1) / perRow));
    start = at;
  }
  return rows;
}
