/** PDF to text by pdf.js, page by page in a worker. Pictures are not looked at, scripts are not run. */
import { urlOf } from '../files.js';
import { ReadError, loaded } from './error.js';
import { linesOf } from './pdf-lines.js';
import { paragraphs } from './pdf-text.js';
import { GuardedWorker } from './worker.js';

const VENDORED = 'vendor/pdfjs/';

/** Brings pdf.js the maps from the codes of fonts to Unicode that it asks for. */
class Maps {
  /** @param {{kind: string, filename: string}} request */
  async fetch({ kind, filename }) {
    if (kind !== 'cMapUrl') throw new Error('only what letters mean is needed, not how they look');
    const response = await fetch(urlOf(`${VENDORED}cmaps/${filename}`));
    if (!response.ok) throw new Error(`${filename} is missing`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

const OPTIONS = {
  BinaryDataFactory: Maps,
  cMapPacked: true,
  useWorkerFetch: false,
  useWasm: false,
  disableFontFace: true,
  enableXfa: false,
};

/** Control codes and letters of a private range: the file does not say which letters they stand for. */
const UNKNOWN_LETTERS = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufffd\ue000-\uf8ff]/g;

/** What programs write where they were given no title. */
const PLACEHOLDER = /^\W*(untitled( document)?|anonymous|unknown)\W*$/i;

/**
 * @param {Uint8Array} bytes
 * @param {{signal?: AbortSignal, onprogress?: (fraction: number) => void}} [options]
 * @returns {Promise<{text: string, title: string, notices: string[]}>}
 */
export async function readPdf(bytes, { signal, onprogress } = {}) {
  const cutShort = !endsProperly(bytes);
  const pdfjs = await loaded(import('../../vendor/pdfjs/pdf.min.mjs'));
  const worker = new GuardedWorker(`${VENDORED}pdf.worker.min.mjs`, signal);
  const verbosity = pdfjs.VerbosityLevel.ERRORS;
  const port = new pdfjs.PDFWorker({ port: worker.port, verbosity });
  try {
    const task = pdfjs.getDocument({ ...OPTIONS, data: bytes, worker: port, verbosity });
    const pdf = await worker.within(task.promise);
    const title = await worker.within(titleOf(pdf));
    const isForm = await worker.within(hasFields(pdf));
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const content = await worker.within(contentOf(pdf, number));
      pages.push(content && paragraphs(linesOf(content)));
      onprogress?.(number / pdf.numPages);
    }
    const { text, notices } = written(pages, cutShort);
    if (isForm) notices.push('This is a form: what was filled into its fields is not read.');
    return { text, title, notices };
  } catch (error) {
    throw signal?.aborted ? signal.reason : explained(error);
  } finally {
    port.destroy();
    worker.stop();
  }
}

/** What stands on one page; undefined where the page is damaged. */
async function contentOf(pdf, number) {
  try {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    page.cleanup();
    return content;
  } catch {
    return undefined;
  }
}

/** @returns {Promise<string>} */
async function titleOf(pdf) {
  try {
    const { info } = await pdf.getMetadata();
    const title = typeof info?.Title === 'string' ? info.Title.trim() : '';
    return PLACEHOLDER.test(title) ? '' : title;
  } catch {
    return '';
  }
}

/** @returns {Promise<boolean>} */
async function hasFields(pdf) {
  try {
    return (await pdf.getFieldObjects()) !== null;
  } catch {
    return false;
  }
}

/** @param {(string | undefined)[]} pages @param {boolean} cutShort */
function written(pages, cutShort) {
  const text = pages.filter(Boolean).join('\n\n');
  const damaged = numbersOf(pages, (page) => page === undefined);
  const empty = numbersOf(pages, (page) => page === '');
  if (text === '' && empty.length) {
    throw new ReadError('This PDF holds pictures of pages, not text. Run it through text recognition (OCR) first.');
  }
  if (text === '') throw new ReadError('This PDF is damaged: none of its pages could be read.');
  const notices = [`${counted(pages.length, 'page')} read. Lines and paragraphs were put together from where the letters stand.`];
  if (cutShort) notices.push('The end of the file is missing: pages may be lost.');
  if (damaged.length) notices.push(`Damaged and left out: ${listed(damaged)}.`);
  if (empty.length) notices.push(`Without text, perhaps pictures: ${listed(empty)}.`);
  const unknown = text.match(UNKNOWN_LETTERS)?.length ?? 0;
  if (unknown) notices.push(`${counted(unknown, 'letter')} could not be told: the file does not say what it shows there.`);
  return { text: `${text}\n`, notices };
}

/** @param {number} count @param {string} what */
function counted(count, what) {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}

/** @returns {number[]} */
function numbersOf(pages, wanted) {
  return pages.flatMap((page, index) => (wanted(page) ? [index + 1] : []));
}

/** @param {number[]} numbers */
function listed(numbers) {
  const shown = numbers.slice(0, 10).join(', ');
  const rest = numbers.length > 10 ? ` and ${(numbers.length - 10).toLocaleString('en')} more` : '';
  return `${numbers.length === 1 ? 'page' : 'pages'} ${shown}${rest}`;
}

/** Whether the end that every whole PDF has (ISO 32000, 7.5.5) stands near the end. @param {Uint8Array} bytes */
function endsProperly(bytes) {
  return new TextDecoder('latin1').decode(bytes.subarray(-2048)).includes('%%EOF');
}

/** @param {Error} error */
function explained(error) {
  if (error instanceof ReadError) return error;
  if (error.name === 'PasswordException') {
    return new ReadError('This PDF is locked with a password. Remove the password and open it again.', { cause: error });
  }
  return new ReadError('This PDF is damaged or cut short: it could not be read.', { cause: error });
}
