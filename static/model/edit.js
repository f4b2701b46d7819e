/*
 * A text area shows every line break as `\n`. The document is kept apart, exactly as it came;
 * what is typed is spliced into it, so the `\r` of lines that nobody touched stay.
 */

/**
 * The text as a text area shows it.
 * @param {string} text
 */
export const shownText = (text) => text.replace(/\r\n?/g, '\n');

/**
 * Where an offset in the shown text lies in the document.
 * @param {string} text the document
 * @param {number} offset in `shownText(text)`
 */
export function documentOffset(text, offset) {
  let pairs = 0;
  let at = text.indexOf('\r\n');
  while (at !== -1 && at - pairs < offset) {
    pairs += 1;
    at = text.indexOf('\r\n', at + 2);
  }
  return offset + pairs;
}

/**
 * Puts `inserted`, unchanged, in the place of a range of the shown text.
 * @param {string} text the document
 * @param {number} start of the range in `shownText(text)`
 * @param {number} end   of the range in `shownText(text)`
 * @param {string} inserted
 */
export function replaceShown(text, start, end, inserted) {
  const [head, tail] = around(text, start, end);
  return head + inserted + tail;
}

/**
 * Carries an edit of the shown text over to the document.
 *
 * The edit is what lies between the longest common start and end of the two shown texts;
 * the caret stands behind it, which decides among equal line breaks.
 *
 * @param {string} text   the document before the edit
 * @param {string} before the shown text before the edit
 * @param {string} after  the shown text after it
 * @param {number} [caret] offset in `after`
 */
export function applyEdit(text, before, after, caret = 0) {
  const suffix = commonEnd(before, after, after.length - caret);
  const prefix = commonStart(before, after, Math.min(before.length, after.length) - suffix);
  const [head, tail] = around(text, prefix, before.length - suffix);
  const rest = after.slice(prefix, after.length - suffix) + tail;
  return rest.startsWith('\n') ? head.replace(/\r$/, '\n') + rest : head + rest;
}

/** The document before and behind a range of the shown text. */
function around(text, start, end) {
  return [text.slice(0, documentOffset(text, start)), text.slice(documentOffset(text, end))];
}

/** How many UTF-16 units two texts share at their start, up to `most`. */
export function commonStart(one, other, most) {
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** How many UTF-16 units two texts share at their end, up to `most`. */
export function commonEnd(one, other, most) {
  const limit = Math.min(most, one.length, other.length);
  let length = 0;
  while (
    length < limit &&
    one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)
  ) {
    length += 1;
  }
  return length;
}
