import { byId } from '../dom/dom.js';

/** Where text of the document stands: in parts, whose `data-from` says where in it they begin. */
const TEXTS = '#paper, .card-text';

/**
 * Lets what is copied out of the document be exactly what stands in it, with its line breaks as
 * they are, and without those that only the drawing has.
 */
export function copyExactly(store) {
  document.addEventListener('copy', (event) => {
    const stretch = selectedStretch();
    if (!stretch || event.target.matches?.('textarea, input')) return;
    const { text } = store.get().drawn;
    event.clipboardData.setData('text/plain', text.slice(stretch.from, stretch.to));
    event.preventDefault();
  });
  byId('drawing').addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    getSelection().selectAllChildren(byId('paper'));
  });
}

/** The selected stretch of one text, in UTF-16 offsets of the document. */
function selectedStretch() {
  const selection = getSelection();
  if (selection.rangeCount === 0 || selection.isCollapsed) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const first = textAround(startContainer);
  const last = textAround(endContainer);
  if ((!first && !last) || (first && last && first !== last)) return null;
  const text = first ?? last;
  return {
    from: offsetOf(text, startContainer, startOffset),
    to: offsetOf(text, endContainer, endOffset),
  };
}

const textAround = (node) => (node.closest ? node : node.parentElement)?.closest(TEXTS);

/** The offset in the document of a place in a text, or of the text's edge nearest to it. */
function offsetOf(text, node, offset) {
  const parts = text.matches('[data-from]') ? [text] : [...text.querySelectorAll('[data-from]')];
  const range = document.createRange();
  let at = Number(parts[0].dataset.from);
  for (const part of parts) {
    range.selectNodeContents(part);
    const side = range.comparePoint(node, offset);
    if (side < 0) return at;
    if (side === 0) range.setEnd(node, offset);
    at = Number(part.dataset.from) + range.toString().length;
    if (side === 0) return at;
  }
  return at;
}
