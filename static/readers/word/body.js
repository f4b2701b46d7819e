/**
 * The parts of a Word file made ready for the Word library: headings by their outline level, numbers
 * counted, fields and readings as text. The library's own numbers are put in place of the file's.
 */
import { Numbers } from './numbers.js';
import { mendRuns } from './runs.js';
import { Styles } from './styles.js';
import { all, child, childValue, make, makeRun, parse, written } from './xml.js';

/** Stands around the number of a list item until the Markdown is written: noncharacters, which no text holds. */
export const NUMBER = '\ufdd1';

/** A number that Markdown's lists can have. */
const MARKDOWN_NUMBER = /^(\d{1,9})([.)])$/;

const BULLETS = '900000001';
const ORDERED = '900000002';

/**
 * @param {Record<string, string>} parts XML by name; those that are read are changed
 * @returns {string[]} notices
 */
export function prepare(parts) {
  const body = parse(parts['word/document.xml']);
  if (!body) return [];
  const styleSheet = parse(parts['word/styles.xml'] ?? EMPTY('styles'));
  const styles = new Styles(styleSheet);
  const numbers = new Numbers(parse(parts['word/numbering.xml']), styles);
  let hidden = mendRuns(body, styles);
  /** The levels of the list items that the next one may stand in. @type {number[]} */
  const open = [];
  for (const paragraph of all(body, 'p')) mendParagraph(body, paragraph, { styles, numbers, open });
  parts['word/document.xml'] = written(body);
  for (const name of ['word/footnotes.xml', 'word/endnotes.xml']) {
    const notes = parts[name] && parse(parts[name]);
    if (!notes) continue;
    hidden += mendRuns(notes, styles);
    parts[name] = written(notes);
  }
  if (styleSheet) parts['word/styles.xml'] = withHeadings(styleSheet);
  parts['word/numbering.xml'] = LISTS;
  return [...leftOut(parts, hidden), ...unknownNumbers(numbers)];
}

function mendParagraph(body, paragraph, { styles, numbers, open }) {
  const label = numbers.next(paragraph);
  const level = styles.headingLevel(paragraph);
  const properties = child(paragraph, 'pPr') ?? paragraph.insertBefore(make(body, 'pPr'), paragraph.firstChild);
  child(properties, 'numPr')?.remove();
  if (level) setStyle(body, properties, `heading-${level}`);
  const number = MARKDOWN_NUMBER.exec(label?.label ?? '');
  const isItem = label && !level;
  while (open.length && !(isItem && open.at(-1) < label.level)) open.pop();
  const depth = open.length;
  if (isItem) open.push(label.level);
  properties.append(make(
    body, 'numPr', {},
    make(body, 'ilvl', { val: String(depth) }),
    make(body, 'numId', { val: isItem ? (number ? ORDERED : BULLETS) : '0' }),
  ));
  if (!label || label.isBullet) return;
  properties.after(makeRun(body, isItem && number ? `${NUMBER}${label.label}${NUMBER}` : `${label.label} `));
}

function setStyle(body, properties, id) {
  child(properties, 'pStyle')?.remove();
  properties.prepend(make(body, 'pStyle', { val: id }));
}

/** The style sheet with the styles that mark headings of each level. */
function withHeadings(document) {
  const names = [1, 2, 3, 4, 5, 6].map((level) => make(
    document, 'style', { type: 'paragraph', styleId: `heading-${level}` }, make(document, 'name', { val: `heading ${level}` }),
  ));
  document.documentElement.append(...names);
  return written(document);
}

function leftOut(parts, hidden) {
  const named = (pattern) => Object.entries(parts).filter(([name, xml]) => pattern.test(name) && /<w:t[ >][^<]*[^<\s]/.test(xml)).length;
  const comments = (parts['word/comments.xml']?.match(/<w:comment /g) ?? []).length;
  const what = [
    named(/^word\/header\d*\.xml$/) && 'the header',
    named(/^word\/footer\d*\.xml$/) && 'the footer',
    comments && (comments === 1 ? '1 comment' : `${comments.toLocaleString('en')} comments`),
    hidden && `${hidden.toLocaleString('en')} ${hidden === 1 ? 'character' : 'characters'} of hidden text`,
  ].filter(Boolean);
  return what.length ? [`Left out: ${new Intl.ListFormat('en').format(what)}.`] : [];
}

function unknownNumbers({ unknown }) {
  const kinds = [...unknown].join(', ');
  return kinds ? [`Numbers that Word writes in another way (${kinds}) were written as 1, 2, 3.`] : [];
}

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const EMPTY = (name) => `<w:${name} ${NAMESPACE}/>`;

const LISTS = `<w:numbering ${NAMESPACE}>${[[BULLETS, 'bullet'], [ORDERED, 'decimal']].map(([id, kind]) => (
  `<w:abstractNum w:abstractNumId="${id}">${Array.from({ length: 9 }, (_, level) => (
    `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${kind}"/></w:lvl>`)).join('')}</w:abstractNum>`)).join('')}${
  [BULLETS, ORDERED].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join('')}</w:numbering>`;
