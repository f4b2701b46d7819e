/** The bare text of a part of an HTML document, for parts too large to be converted in one turn. */

const BLOCK = 'address,article,aside,blockquote,dd,div,dl,dt,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,'
  + 'header,li,main,nav,ol,p,pre,section,table,td,th,tr,ul';

/** @param {Element} element @returns {string} its text, a line for each block */
export function plainText(element) {
  const parts = [];
  let block = element;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeName === 'BR') parts.push('\n');
    if (node.nodeType !== node.TEXT_NODE) continue;
    const around = node.parentElement.closest(BLOCK);
    if (around !== block) parts.push('\n');
    block = around;
    parts.push(node.data);
  }
  return parts.join('').replace(/\n\s+/g, '\n').trim();
}
