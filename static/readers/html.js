/** HTML to Markdown. The browser's own parser reads it, into a document that runs and loads nothing. */
import { BREAK, defused } from './defuse.js';
import { decode, decoderFor } from './encoding.js';
import { ReadError } from './error.js';
import { isBinary } from './guess-encoding.js';
import { toMarkdown } from './markdown.js';
import { rankInWorker } from './rank.js';
import { leaveOutUnseen } from './unseen.js';

/** How far into a file its encoding is looked for; the HTML Standard says 1,024 bytes. */
const DECLARED_WITHIN = 1024;

/** What may be brought back: navigation, menus, header and footer. */
const AROUND = { name: 'around', label: 'Include navigation, menus, header and footer' };

/**
 * @param {Uint8Array} bytes
 * @param {object} [options]
 * @param {string} [options.encoding]
 * @param {string} [options.usual]
 * @param {string[]} [options.include] names of parts that are else left out
 * @param {AbortSignal} [options.signal]
 * @param {(fraction: number) => void} [options.onprogress]
 * @returns {Promise<import('./read.js').ReadDocument>} but for its kind
 */
export async function readHtml(bytes, { encoding: asked, usual, include = [], signal, onprogress } = {}) {
  const rank = rankInWorker(signal);
  const { text, encoding, notices, readings } = await decode(bytes, { asked, declared: declaredIn(bytes), usual, rank });
  if (isBinary(text)) throw new ReadError('This file is named .html, but it holds data, not text.');
  const document = new DOMParser().parseFromString(defused(text.replace(/^\ufeff/, '')), 'text/html');
  const title = document.title.replaceAll(BREAK, '');
  const whole = include.includes(AROUND.name);
  const { hidden, around } = leaveOutUnseen(document, { whole });
  const markdown = await toMarkdown(document, { signal, onprogress });
  notices.push(...markdown.notices);
  if (hidden) notices.push(`${counted(hidden, 'character')} that the page hides from its readers were left out.`);
  if (around) notices.push(`${counted(around, 'character')} around the text were left out: navigation, menus, header, footer.`);
  const parts = whole || around ? [{ ...AROUND, included: whole }] : [];
  if (markdown.text === '') notices.push('The file holds no text.');
  return { text: markdown.text, title, encoding, notices, readings, parts };
}

/** @param {number} count @param {string} what */
function counted(count, what) {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}

/**
 * The label of the encoding that the document declares, where browsers know it. A document whose
 * declaration can be read as ASCII is not in UTF-16, so one that says so is taken for UTF-8.
 * @param {Uint8Array} bytes
 */
function declaredIn(bytes) {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN));
  const label = (/<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head) ?? /^<\?xml[^>]+encoding\s*=\s*["']([\w:.-]+)/i.exec(head))?.[1];
  const encoding = label && decoderFor(label)?.encoding;
  return encoding?.startsWith('utf-') ? '' : encoding;
}
