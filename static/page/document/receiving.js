/*
 * A document from another page of the same origin, for instance a converter's, sent with
 * `window.postMessage`. The protocol:
 *
 *   this page → its opener or its frame's parent, once, when it can receive:
 *     {type: 'chunking-visualizer/ready'}
 *   the other page → this one:
 *     {type: 'chunking-visualizer/document', text: string, name?: string, id?: any}
 *   this page → the sender, for each such message:
 *     {type: 'chunking-visualizer/received', id, characters: number}   it is the document now
 *     {type: 'chunking-visualizer/refused', id, reason: string}        why it is not
 *
 * `name` is the document's file name; `id` comes back as it was, to tell answers apart;
 * `characters` are UTF-16 code units, the sender's own `text.length`. Messages of other origins
 * and of other types are not answered. The text that was there can be brought back by the user.
 */
import { replaceDocument } from '../../state/replace-document.js';
import { say } from '../dom/say.js';

const READY = 'chunking-visualizer/ready';
const DOCUMENT = 'chunking-visualizer/document';
const RECEIVED = 'chunking-visualizer/received';
const REFUSED = 'chunking-visualizer/refused';

/**
 * Listens for documents, and gives the function that takes one from elsewhere.
 *
 * @param {object} store
 * @param {ReturnType<typeof import('./opening.js').createOpener>} opener
 * @returns {(fileOrText: File | Blob | string, name?: string) => Promise<boolean>} takes a file or
 *   a text as the document; whether it is the document now
 */
export function createReceiver(store, opener) {
  async function receive(fileOrText, name = '') {
    if (typeof fileOrText !== 'string') return opener.open(fileOrText);
    const kind = /\.(md|markdown)$/i.test(name) ? 'markdown' : 'text';
    const source = { name, text: fileOrText, kind };
    store.set({ ...replaceDocument(store.get(), { text: fileOrText, source }), problem: null });
    say(`${name || 'A text'} was received.`);
    return true;
  }

  if (location.protocol === 'file:') return receive; // A page from a file shares its origin with none.

  addEventListener('message', async ({ origin, source, data }) => {
    if (origin !== location.origin || data?.type !== DOCUMENT) return;
    const { text, name = '', id } = data;
    const reason = whyRefused(text, name);
    if (!reason) await receive(text, name);
    source?.postMessage(
      reason ? { type: REFUSED, id, reason } : { type: RECEIVED, id, characters: text.length },
      { targetOrigin: origin },
    );
  });
  for (const page of [window.opener, window.parent]) {
    if (page && page !== window && isSameOrigin(page)) page.postMessage({ type: READY }, location.origin);
  }
  return receive;
}

function whyRefused(text, name) {
  if (typeof text !== 'string') return 'text must be a string';
  return typeof name === 'string' ? '' : 'name must be a string';
}

function isSameOrigin(page) {
  try {
    return page.location.origin === location.origin;
  } catch {
    return false;
  }
}
