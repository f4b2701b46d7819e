/** The XML of a Word file's parts (ECMA-376 part 1), in the browser's own tree. */

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** @param {string} [source] @returns {Document | undefined} nothing where there is none, or no sound XML */
export function parse(source) {
  if (!source) return undefined;
  const document = new DOMParser().parseFromString(source, 'application/xml');
  return document.getElementsByTagName('parsererror').length ? undefined : document;
}

/** All elements of a name in a document or element. @returns {Element[]} */
export const all = (within, name) => [...within.getElementsByTagName(`w:${name}`)];

/** The first child of a name; further names lead further down. @returns {Element | undefined} */
export function child(element, ...names) {
  return names.reduce(
    (at, name) => at && [...at.children].find(({ nodeName }) => nodeName === `w:${name}`),
    element,
  );
}

/** The value of an element. @param {Element | undefined} element @param {string} [attribute] */
export const value = (element, attribute = 'val') => element?.getAttribute(`w:${attribute}`) ?? undefined;

/** The value of a child. */
export const childValue = (element, ...names) => value(child(element, ...names));

/** Whether a switch such as `<w:vanish/>` stands in an element, and is on; undefined where it does not. */
export function isOn(element, name) {
  const found = child(element, name);
  return found && !['0', 'false', 'off'].includes(value(found) ?? 'true');
}

/** @param {Document} document @param {string} name @param {Record<string, string>} [attributes] @param {...Node} children */
export function make(document, name, attributes = {}, ...children) {
  const element = document.createElementNS(MAIN, `w:${name}`);
  for (const [key, written] of Object.entries(attributes)) element.setAttributeNS(MAIN, `w:${key}`, written);
  element.append(...children);
  return element;
}

/** A run of text. @param {Document} document @param {string} text */
export function makeRun(document, text) {
  const node = make(document, 't', {}, text);
  node.setAttribute('xml:space', 'preserve');
  return make(document, 'r', {}, node);
}

/** @param {Document} document */
export const written = (document) => new XMLSerializer().serializeToString(document);
