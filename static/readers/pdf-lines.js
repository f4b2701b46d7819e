/**
 * The lines of a PDF page from the pieces of text that pdf.js finds on it. Lengths are in the
 * page's own units (1/72 inch), turned so that every line runs left to right and down the page.
 */

/**
 * @typedef {object} Line
 * @property {string} text
 * @property {number} start where it starts along the reading direction
 * @property {number} end where it ends
 * @property {number} down how far down the page its baseline lies
 * @property {number} height of its letters
 * @property {number} turned the direction it runs in, in degrees
 * @property {boolean} fixed whether all its letters are equally wide, as in code
 */

/** Bullets of the Symbol and Wingdings fonts, whose letters have no place in Unicode. */
const BULLETS = { '\uf0b7': '•', '\uf0a7': '▪', '\uf0d8': '‣', '\uf0fc': '✓' };

/** A mark at the start of a line that the file gives no letter for is a bullet. */
const NAMELESS_BULLET = /^[\0-\x1f\x7f-\x9f\ue000-\uf8ff](?=\s)/;

/**
 * @param {{items: object[], styles: object}} content as `getTextContent()` gives it
 * @returns {Line[]}
 */
export function linesOf({ items, styles }) {
  const lines = [];
  let line;
  for (const item of items) {
    if (item.str === undefined) continue;
    if (item.str !== '') {
      const piece = placed(item, styles);
      line = line ? extended(line, piece) : piece;
    }
    if (item.hasEOL && line) {
      lines.push(line);
      line = undefined;
    }
  }
  if (line) lines.push(line);
  return joined(lines.filter(({ text }) => text.trim() !== ''))
    .map((whole) => ({ ...whole, text: whole.text.replace(NAMELESS_BULLET, '•') }));
}

/** @param {object} item @param {object} styles @returns {Line} */
function placed({ str, dir, transform, width, height, fontName }, styles) {
  const [a, b, c, d, x, y] = transform;
  const vertical = dir === 'ttb';
  const angle = vertical ? -Math.PI / 2 : Math.atan2(b, a);
  const along = x * Math.cos(angle) + y * Math.sin(angle);
  const down = x * Math.sin(angle) - y * Math.cos(angle);
  const length = vertical ? height : width;
  const [start, end] = dir === 'rtl' ? [-(along + length), -along] : [along, along + length];
  const turned = Math.round((angle * 180) / Math.PI) + (dir === 'rtl' ? 360 : 0);
  const fixed = styles[fontName]?.fontFamily === 'monospace';
  return { text: written(str), start, end, down, height: Math.hypot(c, d) || height, turned, fixed };
}

/** @param {string} str */
function written(str) {
  return str.replace(/[\uf0b7\uf0a7\uf0d8\uf0fc]/g, (bullet) => BULLETS[bullet]);
}

/** @param {Line} line @param {Line} next @returns {Line} */
function extended(line, next) {
  const blank = next.text.trim() === '';
  return {
    ...line,
    text: line.text + next.text,
    start: Math.min(line.start, blank ? line.start : next.start),
    end: Math.max(line.end, blank ? line.end : next.end),
    height: blank ? line.height : Math.max(line.height, next.height),
    fixed: line.fixed && (blank || next.fixed),
  };
}

/**
 * pdf.js ends a line where the baseline moves a little, as for a raised number; such pieces are put
 * back into one line.
 * @param {Line[]} lines
 */
function joined(lines) {
  const whole = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before && onOneLine(before, line)) {
      const gap = line.start - before.end > 0.15 * before.height && !/\s$/.test(before.text);
      before.text += (gap ? ' ' : '') + line.text;
      before.end = Math.max(before.end, line.end);
      if (line.height > before.height) Object.assign(before, { height: line.height, down: line.down });
    } else {
      whole.push({ ...line });
    }
  }
  return whole;
}

/** @param {Line} before @param {Line} line */
function onOneLine(before, line) {
  const height = Math.max(before.height, line.height);
  return before.turned === line.turned
    && Math.abs(before.down - line.down) < 0.5 * height
    && line.start > before.end - 0.5 * height;
}
