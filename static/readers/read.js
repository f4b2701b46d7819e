/**
 * Documents in: one function that turns a file into text or Markdown, in the browser.
 * What a kind of file needs is loaded when the first file of that kind is opened.
 */
import { ReadError, loaded } from './error.js';
import { MOST_PACKED, MOST_TEXT } from './limits.js';
import { kindOf } from './sniff.js';
import { readText } from './text.js';

export { ENCODINGS } from './encoding.js';
export { ReadError };

/** For the `accept` of a file input: what is read, and any other text file. */
export const ACCEPT = '.md,.markdown,.txt,.html,.htm,.xhtml,.docx,.pdf,text/*,application/pdf,application/json,'
  + 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * @typedef {object} ReadDocument
 * @property {string} text the document: as it stands in a text file, Markdown from HTML and Word, text from PDF
 * @property {string} title the document's own title, else the file's name without its ending
 * @property {import('./sniff.js').Kind} kind
 * @property {string} encoding name of the encoding of a text or HTML file; empty for others
 * @property {import('./encoding.js').Reading[]} [readings] where the encoding was guessed: the likeliest
 * @property {Part[]} [parts] what may be left out or brought back
 * @property {string[]} notices what the person should know about how it was read
 *
 * @typedef {object} Part a part of the file that is no running text
 * @property {string} name for the option `include`
 * @property {string} label of the switch that brings it back
 * @property {boolean} included
 */

/**
 * @param {File | Blob} file a Blob may carry a `name`
 * @param {object} [options]
 * @param {AbortSignal} [options.signal] calls the reading off; the promise then rejects with its reason
 * @param {string} [options.encoding] a label out of `ENCODINGS`, where the person chose one
 * @param {string} [options.usual] a label that the person chose for a file before: it counts where
 *   the bytes do not tell
 * @param {string[]} [options.include] names of parts that are left out unless they are asked for
 * @param {string} [options.password] that opens the file
 * @param {(fraction: number) => void} [options.onprogress] how much is done, 0 to 1
 * @returns {Promise<ReadDocument>}
 * @throws {ReadError} with a message for the person; one that `needs` a password says so
 */
export async function read(file, options = {}) {
  const { signal } = options;
  signal?.throwIfAborted();
  try {
    const name = file.name ?? '';
    refuseHuge(file.size, MOST_PACKED);
    const bytes = await bytesOf(file);
    signal?.throwIfAborted();
    const kind = kindOf(bytes, name, file.type);
    if (kind !== 'pdf' && kind !== 'docx') refuseHuge(bytes.length, MOST_TEXT);
    const document = await contents(kind, bytes, options);
    signal?.throwIfAborted();
    const title = document.title || name.replace(/\.\w+$/, '');
    return { encoding: '', ...document, title, kind };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof ReadError) throw error;
    throw new ReadError('This file could not be read.', { cause: error });
  }
}

/** @param {import('./sniff.js').Kind} kind */
async function contents(kind, bytes, options) {
  switch (kind) {
    case 'pdf':
      return (await loaded(import('./pdf.js'))).readPdf(bytes, options);
    case 'docx':
      return (await loaded(import('./docx.js'))).readDocx(bytes, options);
    case 'html':
      return (await loaded(import('./html.js'))).readHtml(bytes, options);
    default:
      return readText(bytes, options);
  }
}

/** @param {Blob} file */
async function bytesOf(file) {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new ReadError('This file could not be opened: it was moved, changed, or is a folder.', { cause: error });
  }
}

/** @param {number} size @param {number} most both in bytes */
function refuseHuge(size, most) {
  if (size <= most) return;
  const found = Math.round(size / 1e6).toLocaleString('en');
  throw new ReadError(`This file has ${found} MB. Files of this kind up to ${most / 1e6} MB are read here.`);
}
