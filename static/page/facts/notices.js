import { countOf } from '../../model/format.js';
import { byId, element } from '../dom/dom.js';

/** This one has a way out, and stands apart (tokenizer-notice.js). */
export const TOKENIZER_UNAVAILABLE = 'tokenizer-unavailable';

/**
 * What the user should know of the chunks, in the package's words: one line that takes no more
 * room however many there are, and all of them on demand.
 */
export function showNotices(store) {
  const toggle = byId('notices-toggle');
  const list = byId('notices');

  store.subscribe(['drawn'], ({ drawn: { result } }) => {
    const isPartial = result && !result.figures;
    if (isPartial) return;
    const notices = (result?.notices ?? []).filter(({ kind }) => kind !== TOKENIZER_UNAVAILABLE);
    toggle.hidden = notices.length === 0;
    if (notices.length) toggle.replaceChildren(...inOneLine(notices));
    list.replaceChildren(...notices.map(item));
    show(isOpen());
  });
  toggle.addEventListener('click', () => show(!isOpen()));

  function isOpen() {
    return toggle.getAttribute('aria-expanded') === 'true';
  }

  function show(isWanted) {
    toggle.setAttribute('aria-expanded', isWanted);
    list.hidden = toggle.hidden || !isWanted;
  }
}

const inOneLine = (notices) => [
  element('b', { className: 'notices-count', textContent: countOf(notices.length, 'notice') }),
  element('span', { className: 'notices-first', textContent: notices[0].text }),
];

function item({ kind, text }) {
  const node = element('li', { textContent: text });
  node.dataset.kind = kind;
  return node;
}
