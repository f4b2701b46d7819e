/** A chunk that takes more room than this is shown in part at first. */
const ROOM = 6000;
const HEAD = 2400;
const TAIL = 1200;

/** The room that a line break takes, in characters: about the rest of a line. */
const LINE = 60;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning and the end of a stretch too long to be shown whole.
 * @param {string} text
 * @param {number} from
 * @param {number} to
 * @returns {{headEnd: number, tailStart: number} | null} between these two the rest lies;
 *   null where the whole can be shown
 */
export function excerpt(text, from, to) {
  if (to - from <= ROOM && reach(text, from, to, ROOM) === to) return null;
  const headEnd = characterStart(text, from, reach(text, from, to, HEAD));
  const tailStart = characterStart(text, headEnd, reachBack(text, headEnd, to, TAIL));
  return { headEnd, tailStart };
}

/** How far so much room reaches from `from`. */
function reach(text, from, to, room) {
  let at = from;
  for (let left = room; at < to && left > 0; at += 1) left -= text[at] === '\n' ? LINE : 1;
  return at;
}

function reachBack(text, from, to, room) {
  let at = to;
  for (let left = room; at > from && left > 0; at -= 1) left -= text[at - 1] === '\n' ? LINE : 1;
  return at;
}

/** The start of the character (UAX #29) that holds an offset, as far as a window tells. */
function characterStart(text, from, at) {
  const start = Math.max(from, at - 200);
  const found = segmenter.segment(text.slice(start, at + 200)).containing(at - start);
  return found ? start + found.index : at;
}
