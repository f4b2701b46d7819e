/** Plain text and Markdown: only the encoding is found, not one character is changed. */
import { decode } from './encoding.js';
import { ReadError } from './error.js';
import { isBinary } from './guess-encoding.js';

/**
 * @param {Uint8Array} bytes
 * @param {{encoding?: string}} [options] `encoding` as asked for by the person
 * @returns {import('./encoding.js').Decoded}
 */
export function readText(bytes, { encoding } = {}) {
  if (bytes.length === 0) return { text: '', encoding: 'UTF-8', notices: ['The file is empty.'] };
  const decoded = decode(bytes, { asked: encoding });
  if (isBinary(decoded.text)) {
    throw new ReadError('This file holds data, not text. Text, Markdown, HTML, Word (.docx) and PDF files can be opened.');
  }
  return decoded;
}
