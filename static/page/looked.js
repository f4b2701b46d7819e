import { element } from './dom.js';

/**
 * Marks, in a painted block, the stretch of the document that is looked at.
 *
 * The text is wrapped, not changed; the marks take no room.
 *
 * @param {import('./block-list.js').Block} block
 * @param {{from: number, to: number} | null} look in UTF-16 offsets of the document
 */
export function markLooked({ places, element: parent }, look) {
  for (const mark of parent.querySelectorAll('.looked')) unwrap(mark);
  if (!look) return;
  places.forEach(({ from, to }, i) => {
    if (from < look.to && look.from < to) wrap(parent.children[i], from, look);
  });
}

/** @param {Element} place @param {number} start the offset of its first letter */
function wrap(place, start, { from, to }) {
  let at = start;
  for (const node of textNodes(place)) {
    const first = Math.max(from - at, 0);
    const length = Math.min(to - at, node.length) - first;
    at += node.length;
    if (length > 0) {
      const rest = node.splitText(first);
      rest.splitText(length);
      const mark = element('mark', { className: 'looked' });
      rest.replaceWith(mark);
      mark.append(rest);
    }
  }
}

function textNodes(parent) {
  const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

function unwrap(mark) {
  const parent = mark.parentNode;
  mark.replaceWith(...mark.childNodes);
  parent.normalize();
}
