/**
 * An HTML document made ready for Markdown: what is no text goes, what Markdown has no word for is
 * put in terms that it has. The document comes from `DOMParser`, belongs to no window, and so
 * neither runs nor loads anything.
 */
import { BREAK } from './defuse.js';
import { DEEPEST } from './limits.js';
import { rename } from './rename.js';
import { levelTable } from './tables.js';

/** The Markdown library needs time by the square of a run of white space; runs are broken up. */
const LONG_BLANK = /\s{16}(?=\s)/g;

const NO_TEXT = 'script,style,template,noembed,noframes,iframe,object,embed,applet,canvas,'
  + 'audio,video,map,head,link,meta,base,select,datalist,textarea,progress,meter,'
  + 'input:not([type="checkbox" i])';

/** The same of SVG and MathML, which may hold elements with the names above that do hold text. */
const NO_TEXT_IN_FORMULAS = 'svg,annotation,annotation-xml';

/** Elements that stand as blocks, though the Markdown library does not know them as such. */
const BLOCKS = 'summary,details,dialog,legend,search,slot';

const NESTING = 'blockquote,ul,ol';

/** Addresses that are no use outside the document, or that would run something. */
const UNUSABLE = /^(javascript|vbscript|data|blob|about|file):/i;

/**
 * @param {Document} document
 * @param {() => Promise<void>} turn
 */
export async function clean(document, turn) {
  const all = async (selector, change) => {
    for (const element of [...document.querySelectorAll(selector)]) {
      change(element);
      await turn();
    }
  };
  await all('template[shadowrootmode]', (element) => element.replaceWith(element.content));
  await all(NO_TEXT_IN_FORMULAS, (element) => element.remove());
  await all(NO_TEXT, (element) => { if (element instanceof HTMLElement) element.remove(); });
  await all(BLOCKS, (element) => rename(element, 'div'));
  await all('xmp,listing,plaintext', (element) => rename(element, 'pre'));
  await all(':is(h1,h2,h3,h4,h5,h6) br', (end) => end.replaceWith(' '));
  await all(':is(h1,h2,h3,h4,h5,h6) a[href^="#"]', (link) => link.removeAttribute('href'));
  await all('a', cleanLink);
  await all('img', cleanPicture);
  await all('pre', flattenCode);
  await breakLongBlanks(document, turn);
  const levels = new Map();
  await all(NESTING, (element) => limitNesting(element, levels));
  await all('table', levelTable);
  await all('ol', numberItems);
}

/** @param {Element} link */
function cleanLink(link) {
  const address = addressOf(link, 'href');
  if (address) link.setAttribute('href', address);
  else link.removeAttribute('href');
  link.removeAttribute('title');
}

/** A picture is its address and description, or its description alone. @param {Element} picture */
function cleanPicture(picture) {
  const description = (picture.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  const address = addressOf(picture, 'src');
  if (!address) {
    picture.replaceWith(description);
    return;
  }
  picture.setAttribute('alt', description);
  picture.setAttribute('src', address);
  picture.removeAttribute('title');
}

/** @param {Element} element @param {string} attribute */
function addressOf(element, attribute) {
  const address = (element.getAttribute(attribute) ?? '').replace(/[\0-\x1f]/g, '').trim().replace(/\s+/g, ' ');
  return UNUSABLE.test(address) ? '' : address;
}

/** Code is its text alone; the language that a highlighter named is kept. @param {Element} block */
function flattenCode(block) {
  const named = block.querySelector('code[class*="language-"]') ?? block;
  const language = /(?:^|\s)(?:language|lang)-([\w+#.-]+)/.exec(named.getAttribute('class') ?? '')?.[1];
  for (const end of block.querySelectorAll('br')) end.replaceWith('\n');
  block.replaceChildren(block.textContent);
  if (language) block.setAttribute('data-language', language);
}

/** @param {Document} document @param {() => Promise<void>} turn */
async function breakLongBlanks(document, turn) {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    let text = node.data.replaceAll(BREAK, '');
    if (node.parentElement?.nodeName !== 'PRE') text = text.replace(/[ \t\n\r\f]+/g, ' ');
    text = text.replace(LONG_BLANK, `$&${BREAK}`);
    if (text !== node.data) node.data = text;
    await turn();
  }
}

/** Quotes and lists beyond the deepest level become plain blocks: each level is written on every line. */
function limitNesting(element, levels) {
  const around = element.parentElement?.closest(NESTING);
  const level = (levels.get(around) ?? 0) + 1;
  if (level > DEEPEST) rename(element, 'div');
  else levels.set(element, level);
}

/** Each item of a numbered list carries its own number. @param {Element} list */
function numberItems(list) {
  let number = whole(list.getAttribute('start')) ?? 1;
  for (const item of [...list.children]) {
    number = whole(item.getAttribute('value')) ?? number;
    item.setAttribute('data-number', String(number));
    number++;
  }
}

/** A whole number of at most nine digits, as CommonMark wants it. @param {string | null} written */
function whole(written) {
  return /^\d{1,9}$/.test(written?.trim() ?? '') ? Number(written) : undefined;
}
