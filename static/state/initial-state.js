import { readCost } from '../model/cost.js';
import { readLink, writeLink } from '../model/link.js';

/**
 * What is known before the page is drawn.
 *
 * @typedef {object} Known
 * @property {string} link     the address's fragment
 * @property {string} settings that were kept, written as a link; '' for none
 * @property {string} cost     what was kept of it, as `writeCost` writes it; '' for none
 * @property {boolean} keepsText whether the text is kept
 * @property {{text: string, source: import('./replace-document.js').Source | null} | null} document that was kept
 * @property {ReturnType<typeof import('../offline/hand-over.js').toHandOver> | null} handedOver by the
 *   page itself when it was reloaded; goes before all else
 * @property {boolean} isLost whether it had something to hand over, and that is gone
 */

/**
 * What the page has to do with the world outside it.
 *
 * @typedef {object} Exchange
 * @property {import('./replace-document.js').Source | null} source where the document came from
 * @property {import('./replace-document.js').Former | null} former the document that was replaced
 * @property {{name: string, fraction: number | null} | null} reading the file that is being read
 * @property {string | null} problem why the last file could not be opened
 * @property {{file: File | Blob, options: object} | null} locked the last file, where it asks for a password
 * @property {{kind: string, text: string}[]} remarks what to know of a link or of files
 * @property {{bytes: number, fraction: number} | null} download how far the file is written
 * @property {'utf16' | 'codepoints'} offsets what offsets count in what leaves the page
 * @property {boolean} keepsText
 */

/**
 * With what the page begins: the settings of the link, and of it alone, else those kept on the
 * device, else those of the example; the text that was kept, else the example.
 *
 * @param {object} start the page's state as the built site gives it, with the example
 * @param {Known} known
 * @returns {object} changes of that state, with the keys of Exchange
 */
export function begin(start, { link, settings: kept, cost, keepsText, document, handedOver, isLost }) {
  const { catalogue, example, settings, drawn } = start;
  const stored = readLink(kept, catalogue);
  const last = stored?.ignored.length === 0 ? stored.settings : settings;
  const { link: ownLink = link, ...own } = handedOver ?? {};
  const linked = readLink(ownLink, catalogue);
  const next = linked?.settings ?? last;
  const { text, source } = handedOver ?? document ?? {
    text: example.text,
    source: { name: example.file, text: example.text, kind: 'markdown', example: true },
  };
  const isDrawn = text === example.text && writeLink(next) === writeLink(settings);
  const isTooLong = text.length > catalogue.limits.characters;
  return {
    text,
    source,
    settings: next,
    cost: readCost(cost),
    drawn: isDrawn ? drawn : { text: isTooLong ? '' : text, result: null },
    busy: !isDrawn,
    former: null,
    reading: null,
    problem: null,
    locked: null,
    remarks: [...linkRemarks(linked?.ignored ?? []), ...(isLost && !document ? [LOST] : [])],
    download: null,
    offsets: 'utf16',
    keepsText,
    ...own,
  };
}

/** Seldom: after a minute away, in a second tab, where the browser has ended the worker. */
const LOST = {
  kind: 'lost',
  text: 'Your document could not be brought back: text is kept only if you tick the box for it. Open it again.',
};

/**
 * What to say of a link with values that were ignored.
 * @param {string[]} ignored
 * @returns {{kind: 'link', text: string}[]}
 */
export function linkRemarks(ignored) {
  if (ignored.length === 0) return [];
  const text = `Ignored in the link: ${ignored.join('; ')}. Everything else in it is used.`;
  return [{ kind: 'link', text }];
}
