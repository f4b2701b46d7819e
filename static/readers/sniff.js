/**
 * What kind of document a file holds. Its bytes say so first, its name only where they are plain
 * text; a kind that is not read is refused with what it is and what to do.
 */
import { ReadError } from './error.js';
import { entries } from './zip.js';

/** @typedef {'text' | 'markdown' | 'html' | 'docx' | 'pdf'} Kind */

const READ = 'Text, Markdown, HTML, Word (.docx) and PDF files can be opened.';

const MARKDOWN = /\.(md|markdown|mdown|mkdn?|mdx|qmd|rmd)$/i;
const HTML = /\.(html?|xhtml|xht)$/i;
const HTML_START = /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*<(!doctype\s+html|html[\s>])/i;

const SIGNATURES = [
  ['{\\rtf', 'an RTF file. Save it as .docx or as plain text'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
  ['II*\0', 'a picture'],
  ['MM\0*', 'a picture'],
  ['RIFF', 'a picture, sound or film'],
  ['OggS', 'a sound or film'],
  ['ID3', 'a sound'],
  ['\x1f\x8b', 'a compressed file. Unpack it first'],
  ['7z\xbc\xaf\x27\x1c', 'a compressed file. Unpack it first'],
  ['Rar!', 'a compressed file. Unpack it first'],
  ['BZh', 'a compressed file. Unpack it first'],
  ['\xfd7zXZ', 'a compressed file. Unpack it first'],
  ['SQLite format 3', 'a database'],
  ['\x7fELF', 'a program'],
  ['\0asm', 'a program'],
];

const PACKED_KINDS = [
  ['xl/', 'an Excel workbook. Save the sheet as .csv'],
  ['ppt/', 'a PowerPoint file. Export it as .pdf'],
  ['content.xml', 'an OpenDocument file. Save it as .docx'],
  ['META-INF/container.xml', 'an e-book (.epub). Open its chapters as .html'],
];

/**
 * @param {Uint8Array} bytes
 * @param {string} name of the file
 * @param {string} [type] its media type, where the browser knows one
 * @returns {Kind}
 */
export function kindOf(bytes, name, type = '') {
  const head = latin1(bytes.subarray(0, 1024));
  const named = name.toLowerCase();
  if (head.trimStart().startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04')) return packedKind(bytes);
  if (head.startsWith('\xd0\xcf\x11\xe0')) throw refusal(oldOfficeKind(bytes));
  const other = SIGNATURES.find(([signature]) => head.startsWith(signature));
  if (other) throw refusal(other[1]);
  if (named.endsWith('.pdf')) return pdfByName(head);
  if (named.endsWith('.docx')) throw new ReadError('This file is named .docx, but it is no Word file, or it is damaged.');
  if (bytes.length === 0) return MARKDOWN.test(name) ? 'markdown' : 'text';
  if (HTML.test(name) || type === 'text/html' || type === 'application/xhtml+xml') return 'html';
  if (MARKDOWN.test(name) || type === 'text/markdown') return 'markdown';
  return !/\.\w+$/.test(name) && HTML_START.test(head) ? 'html' : 'text';
}

/** A PDF may have something before its head, within the first 1,024 bytes. @param {string} head */
function pdfByName(head) {
  if (head.includes('%PDF-')) return 'pdf';
  throw new ReadError('This file is named .pdf, but it is no PDF, or it is damaged.');
}

/** @param {Uint8Array} bytes @returns {Kind} */
function packedKind(bytes) {
  const names = entries(bytes).map((entry) => entry.name);
  if (names.some((name) => name.startsWith('word/'))) return 'docx';
  const other = PACKED_KINDS.find(([start]) => names.some((name) => name.startsWith(start)));
  throw refusal(other?.[1] ?? 'a compressed file. Unpack it first');
}

/**
 * Old Office files and locked new ones share one container (MS-CFB); the names in it, in UTF-16,
 * tell them apart.
 * @param {Uint8Array} bytes
 */
function oldOfficeKind(bytes) {
  const holds = (name) => latin1(bytes).includes(name.replace(/./g, '$&\0'));
  if (holds('EncryptedPackage')) return 'locked with a password. Remove the password';
  if (holds('WordDocument')) return 'in the old Word format (.doc). Save it as .docx';
  return 'in an old Office format. Save it as .docx or .pdf';
}

/** @param {string} what */
function refusal(what) {
  const advice = what.includes('. ') ? `${what} and open it again` : what;
  return new ReadError(`This file is ${advice}. ${READ}`);
}

/** One character a byte, so that bytes can be looked at as a string. @param {Uint8Array} bytes */
function latin1(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + 8192));
  }
  return text;
}
