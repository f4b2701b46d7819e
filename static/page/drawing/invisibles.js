import { findInvisible, nameOf } from '../../model/invisible.js';

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
  const found = findInvisible(data);
  if (found.length === 0) return;
  const parts = document.createDocumentFragment();
  let done = 0;
  for (const { from, to, kind } of found) {
    if (from > done) parts.append(data.slice(done, from));
    parts.append(markOf(kind, data.slice(from, to)));
    done = to;
  }
  if (done < data.length) parts.append(data.slice(done));
  node.replaceWith(parts);
}

function markOf(kind, text) {
  const mark = document.createElement('span');
  mark.className = `white ${kind}-mark`;
  mark.textContent = text;
  if (kind === 'thin' || kind === 'wide') mark.dataset.name = nameOf(text);
  return mark;
}
