/**
 * Word (.docx) to Markdown: the page counts Word's numbers and puts in plain terms what the Word
 * library does not read, mammoth makes HTML of that in a worker, Turndown Markdown of the HTML.
 */
import { ReadError } from './error.js';
import { toMarkdown } from './markdown.js';
import { NUMBER, prepare } from './word/body.js';
import { GuardedWorker } from './worker.js';

/**
 * @param {Uint8Array} bytes
 * @param {{signal?: AbortSignal, onprogress?: (fraction: number) => void}} [options]
 * @returns {Promise<{text: string, title: string, notices: string[]}>}
 */
export async function readDocx(bytes, { signal, onprogress } = {}) {
  const worker = new GuardedWorker('static/readers/docx-worker.js', signal);
  const ask = async (step, value, transfer = []) => {
    const answer = await worker.ask({ step, value }, transfer);
    if (answer.refusal) throw new ReadError(answer.refusal);
    return answer;
  };
  try {
    const { xml } = await ask('unpack', bytes.buffer, [bytes.buffer]);
    const formulas = (xml['word/document.xml'] ?? '').split('<m:oMath>').length - 1;
    const said = prepare(xml);
    const { html, ignored } = await ask('convert', xml);
    const document = new DOMParser().parseFromString(html, 'text/html');
    const pictures = document.images.length;
    linkFootnotes(document);
    numberItems(document);
    const { text, notices } = await toMarkdown(document, { signal, onprogress });
    notices.push(...said);
    if (pictures) notices.push(`${counted(pictures, 'picture')} left out; descriptions of pictures were kept.`);
    if (formulas) notices.push(`${counted(formulas, 'formula')} left out: formulas cannot be read here.`);
    const others = [...new Set(ignored.filter((name) => !/^m:|[/]math}/.test(name)).map((name) => name.replace(/^{.*}/, '')))];
    if (others.length) notices.push(`Parts of a kind that is not known were left out: ${others.join(', ')}.`);
    if (text === '') notices.push('The file holds no text.');
    return { text, title: titleOf(xml['docProps/core.xml'] ?? ''), notices };
  } finally {
    worker.stop();
  }
}

/** The title in the file's properties (ECMA-376 part 2, core properties). @param {string} core */
function titleOf(core) {
  const title = /<dc:title[^>]*>([^<]*)</.exec(core)?.[1] ?? '';
  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return title.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name]).trim();
}

/**
 * Gives each list item the number that stands at its beginning. A list is parted where Markdown
 * would count on, which Word does not.
 * @param {Document} document
 */
function numberItems(document) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const [, number, delimiter] = NUMBERED.exec(node.data) ?? [];
    if (!number) continue;
    node.data = node.data.replace(NUMBERED, '');
    const item = node.parentElement.closest('li');
    item?.setAttribute('value', number);
    if (item && delimiter === ')') item.setAttribute('data-delimiter', ')');
  }
}

const NUMBERED = new RegExp(`${NUMBER}(\\d+)([.)])${NUMBER}`);

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
