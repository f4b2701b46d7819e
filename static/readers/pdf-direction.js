/**
 * The text of a line of which only the places of its pieces are known. Where it runs from right to
 * left, the pieces are put in the order in which they are read: the Unicode bidirectional algorithm
 * (UAX #9) turned round. Latin words and numbers keep their own order within.
 */

const RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LEFT = /(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/gu;

/** What stands in a line from left to right as it is: words with what is between them, or a number. */
const LEFT_RUN = /\p{L}(?:.*[\p{L}\p{N}])?|[$€£¥₪#+-]?\p{N}+(?:[.,:/-]\p{N}+)*[%°$€£¥]?/u;

/** Behind Arabic letters numbers do not take signs along (UAX #9, W2 to W7). */
const LEFT_RUN_IN_ARABIC = /\p{L}(?:.*[\p{L}\p{N}])?|\p{N}+(?:[.,:/]\p{N}+)*/u;

const ARABIC = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

const MIRRORED = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{', '<': '>', '>': '<', '«': '»', '»': '«' };

/** @param {string} text @returns {{right: number, left: number}} how many letters run which way */
export function directions(text) {
  return { right: text.match(RIGHT)?.length ?? 0, left: text.match(LEFT)?.length ?? 0 };
}

/**
 * @param {{text: string, dir: string}[]} pieces from the left of the page to its right; a space is a
 *   piece, too
 * @returns {string} the line as it is read, from right to left
 */
export function readFromRight(pieces) {
  const run = pieces.some(({ text }) => ARABIC.test(text)) ? LEFT_RUN_IN_ARABIC : LEFT_RUN;
  const units = [];
  let between = '';
  const flush = () => {
    units.push(...cut(between, run));
    between = '';
  };
  for (const { text, dir } of pieces) {
    if (dir === 'rtl') {
      flush();
      units.push(text);
    } else {
      between += text;
    }
  }
  flush();
  return units.reverse().join('');
}

/** Cuts what stands between right-to-left pieces into units that keep their order, and single marks. */
function cut(text, run) {
  const found = run.exec(text);
  if (!found) return Array.from(text, (mark) => MIRRORED[mark] ?? mark);
  const end = found.index + found[0].length;
  return [...cut(text.slice(0, found.index), run), found[0], ...cut(text.slice(end), run)];
}

/**
 * A line that runs from left to right, with the words of its right-to-left parts in their order.
 * @template {{text: string, dir: string}} Piece
 * @param {Piece[]} pieces from left to right
 * @returns {Piece[]}
 */
export function readFromLeft(pieces) {
  const found = [];
  let part = [];
  const flush = () => {
    const blanks = [];
    while (part.length && part.at(-1).dir !== 'rtl') blanks.unshift(part.pop());
    if (part.length) found.push({ ...part[0], text: readFromRight(part), end: part.at(-1).end });
    found.push(...blanks);
    part = [];
  };
  for (const piece of pieces) {
    const goesOn = piece.dir === 'rtl' || (part.length > 0 && piece.text.trim() === '');
    if (!goesOn) flush();
    if (goesOn) part.push(piece);
    else found.push(piece);
  }
  flush();
  return found;
}
