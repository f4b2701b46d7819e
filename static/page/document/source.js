import { isEditOf } from '../../state/replace-document.js';
import { byId, element } from '../dom/dom.js';

const KINDS = {
  text: 'text', markdown: 'Markdown', html: 'HTML, as Markdown', docx: 'Word, as Markdown', pdf: 'PDF, as text',
};

/**
 * Where the document came from: name, kind and encoding of its file, and what to know of how it
 * was read.
 *
 * @param {object} store
 */
export function showSource(store) {
  const line = byId('source');
  let before = store.get();
  /** A source whose text gave way to quite another: that text may come back. */
  let gone = before;

  store.onChange(['text', 'source'], (state) => {
    const { text, source } = state;
    const isOther = source && source === before.source && !isEditOf(before.text, text);
    const isBack = !source && text === gone.text;
    if (isOther) gone = before;
    before = isOther ? { text, source: null } : { text, source: isBack ? gone.source : source };
    store.set({ source: before.source });
  });
  store.subscribe(['source', 'text'], ({ source, text }) => {
    line.hidden = !source;
    if (!source) return;
    byId('source-name').textContent = source.name || 'Received text';
    byId('source-kind').textContent = KINDS[source.kind] + (text === source.text ? '' : ', edited');
  });
  store.subscribe(['source'], ({ source }) => {
    byId('source-notices').replaceChildren(
      ...(source?.notices ?? []).map((notice) => element('li', { textContent: notice })),
    );
  });
}
