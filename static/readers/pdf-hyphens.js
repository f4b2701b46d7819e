/**
 * A word that is split at the end of a line. Its hyphen is taken off only where it is none of the
 * word's own: the document has the word without it, or nothing speaks for a compound. A hyphen that
 * is kept gets no space behind it, but for one that stands for the rest of a word (“Vor- und Nachteile”).
 */

const HYPHEN = /[-\u2010]$/;
const CONJUNCTION = /^(?:und|oder|bzw|sowie|and|or|to|et|ou|y|en|och|og|e|i)(?![\p{L}\p{N}-])/u;

/** First parts of compounds that are written with a hyphen, in the languages that split most. */
const FIRST_PARTS = new Set(('all anti best better bi co cost counter cross deep double early eight end ever ex far fast first five '
  + 'four free full good half hard high ill inter large late left light long low mid mini multi near new nine non off old on one '
  + 'open out over part peer post pre pro real right second self semi seven short single six small soft state ten third three time '
  + 'two ultra under user vice well wide world year').split(' '));

/** @param {Iterable<string>} texts @returns {Set<string>} the words of a document, in small letters */
export function wordsOf(texts) {
  const words = new Set();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+(?:[-\u2010][\p{L}\p{N}]+)*(?![-\u2010])/gu)) words.add(word.toLowerCase().replace(/\u2010/g, '-'));
  }
  return words;
}

/**
 * Two lines of one paragraph put together where the first ends with a hyphen.
 * @param {string} head @param {string} tail @param {Set<string>} words of the document
 * @returns {string | undefined} nothing where the first does not end with one
 */
export function joinHyphenated(head, tail, words) {
  if (head.endsWith('\u00ad')) return head.slice(0, -1) + tail;
  if (!HYPHEN.test(head) || !/[\p{L}\p{N}][-\u2010]$/u.test(head)) return undefined;
  if (CONJUNCTION.test(tail)) return `${head} ${tail}`;
  const first = /[\p{L}\p{N}-]+(?=[-\u2010]$)/u.exec(head)[0].toLowerCase();
  const second = /^[\p{L}\p{N}]+/u.exec(tail)?.[0].toLowerCase() ?? '';
  return isOwn(first, second, tail, words) ? head + tail : head.slice(0, -1) + tail;
}

/** Whether the hyphen is the word's own. */
function isOwn(first, second, tail, words) {
  if (!/^\p{Ll}/u.test(tail) || first.includes('-') || !/\p{Ll}$/u.test(first)) return true;
  if (words.has(first + second)) return false;
  if (words.has(`${first}-${second}`) || first.length === 1 || FIRST_PARTS.has(first)) return true;
  return first.length > 2 && second.length > 2 && words.has(first) && words.has(second);
}
