/**
 * Word to HTML, away from the page. Only the text parts of the file are unpacked, within a bound;
 * pictures and everything else stay packed and are never looked at.
 */
import '../../vendor/mammoth/mammoth.browser.min.js';
import { ReadError } from './error.js';
import { MOST_UNPACKED } from './limits.js';
import { storedZip } from './stored-zip.js';
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

/** Pictures by the name that the file gives them, so that only their descriptions are kept. */
const withoutPicture = () => Promise.resolve({ src: '' });

self.onmessage = async ({ data }) => {
  try {
    self.postMessage(await convert(new Uint8Array(data)));
  } catch (error) {
    const refusal = error instanceof ReadError ? error.message : 'This Word file is damaged: its text could not be read.';
    self.postMessage({ refusal });
  }
};

/** @param {Uint8Array} bytes */
async function convert(bytes) {
  const parts = await textParts(bytes);
  const zip = storedZip(parts);
  const options = {
    styleMap: STYLES,
    transformDocument: mended,
    convertImage: mammoth.images.imgElement(withoutPicture),
    includeEmbeddedStyleMap: false,
  };
  const { value } = await mammoth.convertToHtml({ arrayBuffer: zip.buffer }, options);
  return { html: value, title: titleOf(parts), formulas: formulasIn(parts) };
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
  const parts = [];
  for (const entry of wanted) {
    parts.push({ name: entry.name, crc: entry.crc, bytes: await unpack(bytes, entry) });
  }
  return parts;
}

/** The title in the file's properties (ECMA-376 part 2, core properties). */
function titleOf(parts) {
  const core = xmlOf(parts, 'docProps/core.xml');
  const title = /<dc:title[^>]*>([^<]*)</.exec(core)?.[1] ?? '';
  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return title.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name]).trim();
}

/** How many formulas (Office Math) the text has; the Word library has no words for them. */
function formulasIn(parts) {
  return xmlOf(parts, 'word/document.xml').split('<m:oMath>').length - 1;
}

function xmlOf(parts, name) {
  const part = parts.find((candidate) => candidate.name === name);
  return part ? new TextDecoder().decode(part.bytes) : '';
}
