/**
 * A page's lines put together to paragraphs, with a blank line between. A PDF says only where
 * letters stand, so this is a reading of gaps, indents and short lines, not a certainty.
 */

import { joinHyphenated, wordsOf } from './pdf-hyphens.js';

/** @typedef {import('./pdf-lines.js').Line} Line */

const LIST_MARK = /^(?:[•◦▪‣●○■□–—*·-]|\(?(?:\d{1,3}|[a-z])[.)])\s/i;
const CONTENTS_LINE = /(?:\s|\.)(?:\d+|[ivxl]+)\s*$/;
const SENTENCE_END = /[.!?:;…。！？：；][)\]"'”’»）」』]*\s*$/;
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** So few distances from line to line do not tell that a text is set widely. */
const FEW_STEPS = 4;

/** How many lines before and after a line tell how wide its column is. */
const NEIGHBOURS = 6;

/**
 * @param {Line[]} lines
 * @param {Set<string>} [words] of the whole document, which tell whether a hyphen is a word's own
 * @returns {string}
 */
export function paragraphs(lines, words = wordsOf(lines.map(({ text }) => text))) {
  const pitch = usualPitch(lines);
  const prose = lines.some((line) => !line.fixed);
  const done = [];
  let text = '';
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const code = prose && line.fixed && !line.isBlock;
    const kind = before && seam(before, line, pitch, columnEnd(lines, index - 1));
    if (kind === 'paragraph') {
      done.push(text.trimEnd());
      text = '';
    }
    if (!before || kind === 'paragraph') text = line.text.trimStart();
    else if (code) text += `\n${indent(lines, index)}${line.text.trim()}`;
    else text = joinedTo(text, line.text, kind, words);
  }
  return [...done, text.trimEnd()].filter(Boolean).join('\n\n');
}

/** The spaces that a line of code stands in from the lines of code around it. */
function indent(lines, index) {
  const { text, start, end } = lines[index];
  let margin = start;
  for (let at = index; lines[at]?.fixed; at--) margin = Math.min(margin, lines[at].start);
  const width = (end - start) / text.trim().length;
  return ' '.repeat(Math.min(200, Math.round((start - margin) / width) || 0));
}

/**
 * What stands between two lines: a blank line, a line break, or nothing at all.
 * @param {Line} before @param {Line} line
 * @param {number} pitch usual distance of baselines, in letter heights
 * @param {number} end where the lines around `before` end
 * @returns {'paragraph' | 'line' | 'none'}
 */
function seam(before, line, pitch, end) {
  if (before.isBlock || line.isBlock) return 'paragraph';
  const height = Math.max(before.height, line.height);
  const step = (line.down - before.down) / height;
  const listed = LIST_MARK.test(line.text);
  if (before.turned !== line.turned || !alike(before.height, line.height)) return 'paragraph';
  if (step <= 0 || before.page !== line.page) return goesOn(before.text, line.text) ? 'none' : 'paragraph';
  if (step > 1.3 * pitch) return 'paragraph';
  if (listed || (CONTENTS_LINE.test(before.text) && CONTENTS_LINE.test(line.text))) return 'line';
  const ended = SENTENCE_END.test(before.text);
  if (ended && !line.fixed && line.start - before.start > 0.8 * height) return LIST_MARK.test(before.text) ? 'none' : 'paragraph';
  const roomLeft = end - before.end > firstWordLength(line) + 0.5 * height;
  if (roomLeft) return ended && !line.fixed ? 'paragraph' : 'line';
  return 'none';
}

/** Whether a text goes on in the next column or on the next page. */
function goesOn(text, next) {
  return /^[^\p{L}\p{N}]*\p{Ll}/u.test(next) || (/[\p{L}\p{N}][-\u2010\u00ad]\s*$/u.test(text) && /^\p{L}/u.test(next));
}

/** @param {string} text @param {string} next @param {'line' | 'none'} kind @param {Set<string>} words */
function joinedTo(text, next, kind, words) {
  const head = text.trimEnd();
  const tail = next.trimStart();
  if (kind === 'line') return `${head}\n${tail}`;
  const hyphenated = joinHyphenated(head, tail, words);
  if (hyphenated !== undefined) return hyphenated;
  const unspaced = NO_SPACES.test(head.at(-1) ?? '') && NO_SPACES.test(tail[0] ?? '');
  return head + (unspaced ? '' : ' ') + tail;
}

/** The middle one of the distances from line to line, in letter heights. @param {Line[]} lines */
function usualPitch(lines) {
  const steps = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (!before || !alike(before.height, line.height)) continue;
    const step = (line.down - before.down) / line.height;
    if (step > 0.8 && step < 2.5) steps.push(step);
  }
  steps.sort((a, b) => a - b);
  const usual = steps[steps.length >> 1] ?? 1.3;
  return steps.length < FEW_STEPS ? Math.min(usual, 1.6) : usual;
}

/** Where the lines around a line end that have its size and stand in its column. */
function columnEnd(lines, index) {
  const line = lines[index];
  let end = line.end;
  for (let at = Math.max(0, index - NEIGHBOURS); at <= Math.min(lines.length - 1, index + NEIGHBOURS); at++) {
    const other = lines[at];
    const near = Math.abs(other.start - line.start) < 4 * line.height;
    if (near && other.turned === line.turned && alike(other.height, line.height)) end = Math.max(end, other.end);
  }
  return end;
}

/** @param {Line} line */
function firstWordLength(line) {
  const text = line.text.trim();
  const word = text.search(/\s/);
  return ((line.end - line.start) * (word < 0 ? text.length : word)) / text.length;
}

/** Whether two letter heights are the same but for rounding. */
function alike(one, other) {
  return Math.abs(one - other) < 0.12 * Math.max(one, other);
}
