/**
 * Word to HTML, away from the page. Only the text parts of the file are unpacked, within a bound;
 * pictures and everything else stay packed and are never looked at. Between unpacking and converting
 * the page makes the parts ready: only it can read XML with the browser's own parser.
 */
import '../../vendor/mammoth/mammoth.browser.min.js';
import { ReadError } from './error.js';
import { MOST_UNPACKED } from './limits.js';
import { storedZip } from './stored-zip.js';
import { isSound } from './word/sound.js';
import { entries, unpack } from './zip.js';

const { mammoth } = self;

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  "p[style-name='Preformatted Text'] => pre:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
];

/** Folders whose parts are no running text: pictures, charts, looks, attached data. */
const OTHER_PARTS = /^(customXml|word\/(charts|diagrams|embeddings|fonts|glossary|media|theme))\//i;

/** What the page reads and may change. */
const CHANGEABLE = /^(docProps\/core|word\/(document|styles|numbering|footnotes|endnotes|comments|header\d*|footer\d*))\.xml$/;

/** Pictures by the name that the file gives them, so that only their descriptions are kept. */
const withoutPicture = () => Promise.resolve({ src: '' });

/** @type {{name: string, crc: number, bytes: Uint8Array}[]} */
let parts = [];

const STEPS = { unpack: unpackText, convert };

self.onmessage = async ({ data: { step, value } }) => {
  try {
    self.postMessage(await STEPS[step](value));
  } catch (error) {
    const refusal = error instanceof ReadError ? error.message : 'This Word file is damaged: its text could not be read.';
    self.postMessage({ refusal });
  }
};

/** @param {ArrayBuffer} file */
async function unpackText(file) {
  parts = await textParts(new Uint8Array(file));
  const readable = parts.filter(({ name }) => CHANGEABLE.test(name));
  const texts = readable.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]);
  return { xml: Object.fromEntries(texts.filter(([, xml]) => isSound(xml))) };
}

/** @param {Record<string, string>} changed parts, by name */
async function convert(changed) {
  const made = Object.entries(changed).map(([name, xml]) => ({ name, crc: 0, bytes: new TextEncoder().encode(xml) }));
  const zip = storedZip([...parts.filter(({ name }) => !(name in changed)), ...made]);
  const options = {
    styleMap: STYLES,
    transformDocument: mended,
    convertImage: mammoth.images.imgElement(withoutPicture),
    includeEmbeddedStyleMap: false,
  };
  const { value, messages } = await mammoth.convertToHtml({ arrayBuffer: zip.buffer }, options);
  return { html: value, ignored: messages.map(({ message }) => /element was ignored: (\S+)/.exec(message)?.[1]).filter(Boolean) };
}

/** Takes out of a document what the Word library stumbles over: links and notes that lead nowhere. */
function mended(document) {
  const leadsSomewhere = (element) => element.type !== 'noteReference' || document.notes.resolve(element);
  const mend = (element) => {
    if (element.type === 'hyperlink' && element.href === undefined && element.anchor === undefined) element.href = '';
    if (element.children) element.children = element.children.filter(leadsSomewhere).map(mend);
    return element;
  };
  return mend(document);
}

/** @param {Uint8Array} bytes */
async function textParts(bytes) {
  const wanted = entries(bytes).filter(({ name }) => /\.(xml|rels)$/i.test(name) && !OTHER_PARTS.test(name));
  const weight = wanted.reduce((total, { unpacked }) => total + unpacked, 0);
  if (weight > MOST_UNPACKED) {
    const most = `${MOST_UNPACKED / 1e6} MB`;
    throw new ReadError(`This Word file would unpack to more than ${most} of text, which is more than is read here.`);
  }
  const found = [];
  for (const entry of wanted) {
    found.push({ name: entry.name, crc: entry.crc, bytes: await unpack(bytes, entry) });
  }
  return found;
}
