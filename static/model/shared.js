import { ownersAt } from '../state/choice.js';
import { countOf, formatNumber } from './format.js';

/** A stretch of the document in UTF-16 offsets. @typedef {{from: number, to: number}} Stretch */

/** What a chunk shares with the chunk before it. @returns {Stretch | null} */
export function sharedBefore({ starts, ends }, chunk) {
  if (chunk === 0 || ends[chunk - 1] <= starts[chunk]) return null;
  return { from: starts[chunk], to: ends[chunk - 1] };
}

/** What a chunk shares with the chunk after it. @returns {Stretch | null} */
export const sharedAfter = (result, chunk) =>
  chunk + 1 < result.count ? sharedBefore(result, chunk + 1) : null;

/**
 * A chunk cut where the chunk before it ends and the chunk after it starts.
 * @returns {{from: number, to: number, before: boolean, after: boolean}[]} stretches that join up
 *   to the chunk; `before` and `after` say with which neighbours each is shared
 */
export function partsOf(result, chunk) {
  const from = result.starts[chunk];
  const to = result.ends[chunk];
  const beforeEnds = sharedBefore(result, chunk)?.to ?? from;
  const afterStarts = sharedAfter(result, chunk)?.from ?? to;
  const cuts = [...new Set([from, beforeEnds, afterStarts, to])].sort((one, other) => one - other);
  return cuts.slice(1).map((end, i) => ({
    from: cuts[i], to: end, before: end <= beforeEnds, after: cuts[i] >= afterStarts,
  }));
}

/** The strategies that repeat whole pieces only. */
const PACKING = ['sentences', 'headings', 'recursive'];

/**
 * What a chunk shares with the chunk before it, in words; what it does not share where an overlap
 * was asked for, and why. Empty for the first chunk, and where no overlap was asked for.
 * @param {string} text the document
 */
export function describeBefore(text, result, chunk) {
  const { settings, overlap, section, starts } = result;
  const shared = sharedBefore(result, chunk);
  const asked = countOf(settings.overlap, settings.unit.slice(0, -1));
  const isPacked = PACKING.includes(settings.strategy);
  if (shared) {
    const { first } = ownersAt(result, starts[chunk]);
    const rule = isPacked ? `: whole pieces only, up to ${asked}` : '';
    return `First ${amount(text, shared, overlap[chunk])} also in chunk ${formatNumber(chunk)}`
      + `${others(first, chunk - 2)}${rule}.`;
  }
  if (chunk === 0 || settings.overlap === 0) return '';
  const nothing = `Nothing shared with chunk ${formatNumber(chunk)}`;
  if (section && section[chunk] !== section[chunk - 1]) {
    return `${nothing}: sections share nothing.`;
  }
  return isPacked
    ? `${nothing}, though up to ${asked} may be: only whole pieces are repeated.`
    : `${nothing}.`;
}

/** What a chunk shares with the chunk after it, in words; empty where that is nothing. */
export function describeAfter(text, result, chunk) {
  const shared = sharedAfter(result, chunk);
  if (!shared) return '';
  const { last } = ownersAt(result, shared.to - 1);
  return `Last ${amount(text, shared, result.overlap[chunk + 1])} also in chunk `
    + `${formatNumber(chunk + 2)}${others(chunk + 2, last)}.`;
}

/** The further chunks, from index `first` to `last`, that hold some of it too. */
function others(first, last) {
  if (first > last) return '';
  const [from, to] = [first + 1, last + 1].map(formatNumber);
  if (first === last) return `, some of it in chunk ${from} too`;
  return `, some of it in chunks ${from} ${last === first + 1 ? 'and' : 'to'} ${to} too`;
}

/** `8 words (43 characters)`, or only the characters where the stretch cuts a word. */
function amount(text, { from, to }, characters) {
  const inCharacters = countOf(characters, 'character');
  const words = countWords(text, from, to);
  return words ? `${countOf(words, 'word')} (${inCharacters})` : inCharacters;
}

/** White space as the package sees it: what Python's `str.isspace` takes for it. */
const SPACE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const IS_SPACE = new RegExp(SPACE);
const WORDS = new RegExp(`[^${SPACE.slice(1)}+`, 'g');

/** How many words a stretch holds; 0 where it cuts one. */
function countWords(text, from, to) {
  const isEdge = (at) => at === 0 || at === text.length
    || IS_SPACE.test(text[at - 1]) || IS_SPACE.test(text[at]);
  if (!isEdge(from) || !isEdge(to)) return 0;
  return text.slice(from, to).match(WORDS)?.length ?? 0;
}
