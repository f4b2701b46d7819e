/** Word (.docx) to Markdown: mammoth makes HTML of it in a worker, Turndown Markdown of that. */
import { ReadError } from './error.js';
import { toMarkdown } from './markdown.js';
import { GuardedWorker } from './worker.js';

/**
 * @param {Uint8Array} bytes
 * @param {{signal?: AbortSignal, onprogress?: (fraction: number) => void}} [options]
 * @returns {Promise<{text: string, title: string, notices: string[]}>}
 */
export async function readDocx(bytes, { signal, onprogress } = {}) {
  const worker = new GuardedWorker('static/readers/docx-worker.js', signal);
  try {
    const answer = await worker.ask(bytes.buffer, [bytes.buffer]);
    if (answer.refusal) throw new ReadError(answer.refusal);
    const document = new DOMParser().parseFromString(answer.html, 'text/html');
    const pictures = document.images.length;
    linkFootnotes(document);
    const { text, notices } = await toMarkdown(document, { signal, onprogress });
    if (pictures) notices.push(`${counted(pictures, 'picture')} left out; descriptions of pictures were kept.`);
    if (answer.formulas) notices.push(`${counted(answer.formulas, 'formula')} left out: formulas cannot be read here.`);
    if (text === '') notices.push('The file holds no text.');
    return { text, title: answer.title, notices };
  } finally {
    worker.stop();
  }
}

/** @param {number} count @param {string} what */
function counted(count, what) {
  return count === 1 ? `1 ${what} was` : `${count.toLocaleString('en')} ${what}s were`;
}

/**
 * Mammoth writes a note as a list item at the end that a raised link points to; in Markdown it is
 * `[^1]` there and `[^1]: …` here. A document's own parser makes the elements, so nothing runs.
 * @param {Document} document
 */
function linkFootnotes(document) {
  const notes = new Map();
  for (const link of document.querySelectorAll('sup > a[id^="footnote-ref-"], sup > a[id^="endnote-ref-"]')) {
    const target = link.getAttribute('href')?.slice(1);
    const label = `${notes.size + 1}`;
    notes.set(target, label);
    link.parentElement.replaceWith(noteMark(document, label));
  }
  for (const [target, label] of notes) {
    const item = document.getElementById(target);
    if (!item) continue;
    for (const back of item.querySelectorAll('a[href^="#footnote-ref-"], a[href^="#endnote-ref-"]')) back.remove();
    (item.querySelector('p') ?? item).prepend(noteMark(document, label), ': ');
    const list = item.parentElement;
    list.before(...item.childNodes);
    item.remove();
    if (!list.firstElementChild) list.remove();
  }
}

/** @param {Document} document @param {string} label */
function noteMark(document, label) {
  const mark = document.createElement('note-mark');
  mark.textContent = `^${label}`;
  return mark;
}
