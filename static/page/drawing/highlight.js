import { element, letterAt } from '../dom/dom.js';

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
    if (from < look.to && look.from < to) {
      wrap(parent.children[i], Math.max(0, look.from - from), Math.min(to, look.to) - from);
    }
  });
}

/** Wraps the letters from `start` to `end` of an element. */
function wrap(place, start, end) {
  const range = document.createRange();
  setEdge(range, 'Start', place, start);
  setEdge(range, 'End', place, end);
  const mark = element('mark', { className: 'looked' });
  mark.append(range.extractContents());
  range.insertNode(mark);
}

/** Sets an edge of a range, beside an element rather than at the edge of its inside. */
function setEdge(range, edge, place, offset) {
  const { node, at } = letterAt(place, edge === 'Start' ? offset : offset - 1);
  const inside = offset - at;
  const parent = node.parentNode;
  if (parent !== place && inside === 0) range[`set${edge}Before`](parent);
  else if (parent !== place && inside === node.length) range[`set${edge}After`](parent);
  else range[`set${edge}`](node, inside);
}

function unwrap(mark) {
  const parent = mark.parentNode;
  mark.replaceWith(...mark.childNodes);
  parent.normalize();
}
