import { findInvisible } from '../model/invisible.js';
import { element } from './dom.js';

/**
 * Gives white space and invisible characters their marks.
 *
 * Each is wrapped in an element that the style sheet draws a mark on; the text stays as it is,
 * and takes no more room than before.
 *
 * @param {Element} parent
 */
export function markSpaces(parent) {
  const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) markIn(node);
}

function markIn(node) {
  const { data } = node;
  const parts = [];
  let done = 0;
  for (const { from, to, kind, name } of findInvisible(data)) {
    if (from > done) parts.push(data.slice(done, from));
    const mark = element('span', { className: `white ${kind}-mark`, textContent: data.slice(from, to) });
    if (kind === 'thin' || kind === 'wide') mark.dataset.name = name;
    parts.push(mark);
    done = to;
  }
  if (parts.length) node.replaceWith(...parts, data.slice(done));
}
