/** Plain text and Markdown: only the encoding is found, not one character is changed. */
import { decode } from './encoding.js';
import { ReadError } from './error.js';
import { isBinary } from './guess-encoding.js';
import { rankInWorker } from './rank.js';

/**
 * @param {Uint8Array} bytes
 * @param {object} [options]
 * @param {string} [options.encoding] that the person chose for this file
 * @param {string} [options.usual] that the person chose for a file before
 * @param {AbortSignal} [options.signal]
 * @param {(bytes: Uint8Array) => Promise<string[]>} [options.rank] the likeliest encodings
 * @returns {Promise<import('./encoding.js').Decoded>}
 */
export async function readText(bytes, { encoding, usual, signal, rank = rankInWorker(signal) } = {}) {
  if (bytes.length === 0) return { text: '', encoding: 'UTF-8', notices: ['The file is empty.'] };
  const decoded = await decode(bytes, { asked: encoding, usual, rank });
  if (isBinary(decoded.text)) {
    throw new ReadError('This file holds data, not text. Text, Markdown, HTML, Word (.docx) and PDF files can be opened.');
  }
  return decoded;
}
