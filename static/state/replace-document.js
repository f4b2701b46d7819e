import { commonEnd, commonStart } from '../model/edit.js';

/**
 * Where the document came from.
 *
 * @typedef {object} Source
 * @property {string} name of the file
 * @property {string} text as it came; what the user has by now may be an edited one
 * @property {'text' | 'markdown' | 'html' | 'docx' | 'pdf'} kind
 * @property {string} [encoding] that was found in a text file
 * @property {import('../readers/encoding.js').Reading[]} [readings] where it was guessed
 * @property {string[]} [notices] what the user should know of how it was read
 * @property {import('../readers/read.js').Part[]} [parts] what may be left out or brought back
 * @property {object} [options] what the user chose for the reading
 * @property {boolean} [example] whether it is one of the page's own
 * @property {File | Blob} [file] to read it again with another encoding
 */

/** A document that was replaced. @typedef {{text: string, source: Source | null, settings?: object}} Former */

/**
 * The settings, and what goes with them in the page's state.
 * @param {object} state
 * @param {import('./settings.js').Settings} settings
 */
export function takeSettings({ amounts }, settings) {
  const { unit, size, overlap } = settings;
  return { settings, amounts: { ...amounts, [unit]: { size, overlap } }, problems: {} };
}

/**
 * Puts another document in the place of the one there is. A document that only the user has is
 * remembered as the `former` one.
 *
 * @param {object} state
 * @param {{text: string, source: Source | null, settings?: object}} document
 */
export function replaceDocument(state, { text, source, settings }) {
  const change = { text, source, former: remember(state, { text, source }, Boolean(settings)) };
  return settings ? { ...change, ...takeSettings(state, settings) } : change;
}

/**
 * A text that was pasted beside the text area: the document, from no file.
 * @param {object} state
 * @param {string} text
 */
export const pasteDocument = (state, text) => ({
  ...replaceDocument(state, { text, source: null }), problem: null,
});

/** Whether the document is one of the page's own examples, as it came. @param {object} state */
export const isUntouchedExample = ({ text, source }) => Boolean(source?.example) && source.text === text;

/** Whether the user would lose something if the page went now. @param {object} state */
export const hasOwnText = (state) =>
  Boolean(state.former) || (state.text !== '' && !isUntouchedExample(state));

/** Puts the former document back, with the settings that were changed with it. @param {object} state */
export function bringBack(state) {
  const { former } = state;
  return replaceDocument({ ...state, former: null }, former);
}

/**
 * Whether a text is the other one, edited, and not another document: at least half of the shorter
 * one still stands at its start and its end.
 * @param {string} before
 * @param {string} after
 */
export function isEditOf(before, after) {
  const shorter = Math.min(before.length, after.length);
  const start = commonStart(before, after, shorter);
  return shorter > 0 && (start + commonEnd(before, after, shorter - start)) * 2 >= shorter;
}

function remember({ text, source, settings, former }, next, isSettingsToo) {
  const isReadAgain = source?.text === text && Boolean(source?.file) && source.file === next.source?.file;
  const isOwn = text !== '' && !isUntouchedExample({ text, source }) && !isReadAgain;
  if (!isOwn || text === next.text) return former;
  return { text, source, ...(isSettingsToo && { settings }) };
}
