/** PDF to text by pdf.js, page by page in a worker. Pictures are not looked at, scripts are not run. */
import { urlOf } from '../files.js';
import { ReadError, loaded } from './error.js';
import { withFields, writtenOn } from './pdf-annotations.js';
import { wordsOf } from './pdf-hyphens.js';
import { UNKNOWN_LETTERS, formsIn } from './pdf-letters.js';
import { linesOf } from './pdf-lines.js';
import { withoutRunning } from './pdf-running.js';
import { withTables } from './pdf-table.js';
import { paragraphs } from './pdf-text.js';
import { structured } from './pdf-tree.js';
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

/** What may be brought back: what stands at the same place on page after page. */
const RUNNING = { name: 'running', label: 'Include running heads, feet and page numbers' };

/** What programs write where they were given no title. */
const PLACEHOLDER = /^\W*(untitled( document)?|anonymous|unknown)\W*$/i;

/**
 * @typedef {object} Page
 * @property {import('./pdf-lines.js').Line[]} lines
 * @property {object | null} tree its structure, where it is tagged
 * @property {object} content
 * @property {string[]} notes
 * @property {number} fields how many were filled in
 * @property {number} forms letters that are named by their looks
 */

/**
 * @param {Uint8Array} bytes
 * @param {object} [options]
 * @param {string} [options.password] that opens the file
 * @param {string[]} [options.include] names of parts that are else left out
 * @param {AbortSignal} [options.signal]
 * @param {(fraction: number) => void} [options.onprogress]
 * @returns {Promise<{text: string, title: string, notices: string[], parts: import('./read.js').Part[]}>}
 */
export async function readPdf(bytes, { password, include = [], signal, onprogress } = {}) {
  const cutShort = !endsProperly(bytes);
  const pdfjs = await loaded(import('../../vendor/pdfjs/pdf.min.mjs'));
  const worker = new GuardedWorker(`${VENDORED}pdf.worker.min.mjs`, signal);
  const verbosity = pdfjs.VerbosityLevel.ERRORS;
  const port = new pdfjs.PDFWorker({ port: worker.port, verbosity });
  try {
    const task = pdfjs.getDocument({ ...OPTIONS, data: bytes, password, worker: port, verbosity });
    const pdf = await worker.within(task.promise);
    const title = await worker.within(titleOf(pdf));
    /** @type {(Page | undefined)[]} */
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      pages.push(await worker.within(pageOf(pdf, number)));
      onprogress?.(number / pdf.numPages);
    }
    return { title, ...written(pages, { cutShort, isWhole: include.includes(RUNNING.name) }) };
  } catch (error) {
    throw signal?.aborted ? signal.reason : explained(error);
  } finally {
    port.destroy();
    worker.stop();
  }
}

/** What stands on one page; undefined where the page is damaged. @returns {Promise<Page | undefined>} */
async function pageOf(pdf, number) {
  try {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    const tree = await page.getStructTree().catch(() => null);
    const { fields, notes } = writtenOn(await page.getAnnotations().catch(() => []));
    page.cleanup();
    return {
      lines: withFields(linesOf(content), fields).map((line) => ({ ...line, page: number })),
      tree: fields.length ? null : tree,
      content: tree ? content : null,
      notes: notes.map((note) => `Note on page ${number}: ${note}`),
      fields: fields.length,
      forms: content.items.reduce((count, { str = '' }) => count + formsIn(str), 0),
    };
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

/** @param {(Page | undefined)[]} pages */
function written(pages, { cutShort, isWhole }) {
  const sound = pages.filter(Boolean);
  const damaged = numbersOf(pages, (page) => page === undefined);
  const empty = numbersOf(pages, (page) => page?.lines.length === 0);
  const notes = sound.flatMap((page) => page.notes);
  if (sound.every(({ lines }) => lines.length === 0) && empty.length) {
    throw new ReadError('This PDF holds pictures of pages, not text. Run it through text recognition (OCR) first.');
  }
  if (sound.length === 0) throw new ReadError('This PDF is damaged: none of its pages could be read.');
  const words = wordsOf(sound.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const { pages: without, count } = withoutRunning(sound.map(({ lines }) => lines));
  const tagged = sound.map(({ tree, content }) => (tree ? structured(tree, content, words) : undefined));
  const lines = isWhole ? sound.map((page) => page.lines) : without;
  const text = [...runsOf(lines, tagged, words), ...notes].filter(Boolean).join('\n\n');

  const notices = [`${counted(pages.length, 'page')} read. ${tagged.some(Boolean)
    ? 'Headings, lists and tables are those that the file itself names.'
    : 'Lines and paragraphs were put together from where the letters stand.'}`];
  if (count && !isWhole) notices.push(`${counted(count, 'line')} of running heads, feet and page numbers were left out.`);
  if (cutShort) notices.push('The end of the file is missing: pages may be lost.');
  if (damaged.length) notices.push(`Damaged and left out: ${listed(damaged)}.`);
  if (empty.length) notices.push(`Without text, perhaps pictures: ${listed(empty)}.`);
  if (notes.length) notices.push(`${counted(notes.length, 'note')} that somebody wrote on the pages: at the end of the text.`);
  const forms = sum(sound, ({ forms: found }) => found);
  if (forms) notices.push(`${counted(forms, 'letter')} that the file names by their looks became the letters they stand for.`);
  const unknown = text.match(UNKNOWN_LETTERS)?.length ?? 0;
  if (unknown) notices.push(`${counted(unknown, 'letter')} could not be told: the file does not say what it shows there.`);
  const parts = count ? [{ ...RUNNING, included: isWhole }] : [];
  return { text: `${text}\n`, notices, parts };
}

/** The text of pages with a structure, and of those without one together: a sentence may go on. */
function runsOf(lines, tagged, words) {
  const texts = [];
  let plain = [];
  for (const [index, page] of lines.entries()) {
    if (tagged[index] === undefined) {
      for (const line of withTables(page, words)) plain.push(line);
      continue;
    }
    texts.push(paragraphs(plain, words), tagged[index]);
    plain = [];
  }
  return [...texts, paragraphs(plain, words)];
}

const sum = (pages, count) => pages.reduce((total, page) => total + count(page), 0);

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

/** In pdf.js: a password was given, and it is not the right one. */
const WRONG_PASSWORD = 2;

/** @param {Error} error */
function explained(error) {
  if (error instanceof ReadError) return error;
  if (error.name === 'PasswordException') {
    const isWrong = error.code === WRONG_PASSWORD;
    const message = isWrong ? 'This password does not open the PDF.' : 'This PDF is locked with a password.';
    return Object.assign(new ReadError(message, { cause: error }), { needs: 'password' });
  }
  return new ReadError('This PDF is damaged or cut short: it could not be read.', { cause: error });
}
