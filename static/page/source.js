import { isEditOf } from '../model/replace.js';
import { byId, element } from './dom.js';

const KINDS = {
  text: 'text', markdown: 'Markdown', html: 'HTML, as Markdown', docx: 'Word, as Markdown', pdf: 'PDF, as text',
};

/**
 * Where the document came from: name, kind and encoding of its file, and what to know of how it
 * was read. A text file can be read again in another encoding.
 *
 * @param {object} store
 * @param {ReturnType<typeof import('./opening.js').createOpener>} opener
 */
export function showSource(store, opener) {
  const line = byId('source');
  const encodings = byId('file-encoding');
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
  store.subscribe(['source'], async ({ source }) => {
    byId('source-notices').replaceChildren(
      ...(source?.notices ?? []).map((notice) => element('li', { textContent: notice })),
    );
    byId('file-encoding-row').hidden = !source?.encoding;
    if (source?.encoding) await offerEncodings(source);
  });
  encodings.addEventListener('change', () => {
    opener.open(store.get().source.file, { encoding: encodings.value });
  });

  async function offerEncodings({ encoding, file }) {
    encodings.replaceChildren(element('option', { value: '', textContent: encoding }));
    encodings.disabled = !file;
    if (!file) return;
    const { ENCODINGS } = await import('../readers/read.js');
    const others = ENCODINGS.filter(([, name]) => name !== encoding);
    encodings.append(...others.map(([value, textContent]) => element('option', { value, textContent })));
  }
}
