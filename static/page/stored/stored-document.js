import { PREFIX } from './stored-settings.js';

/*
 * The document in IndexedDB, which has room for large texts and keeps every code unit, lone
 * surrogates too. Each function opens the database for itself: one that stays open could not be
 * deleted from another tab. All reject where the browser refuses, or has no room.
 */

const STORE = 'documents';
const KEY = 'last';

/** A browser that does not answer for so long will not answer, in milliseconds. */
const PATIENCE = 3000;

/** @typedef {{text: string, source: import('../../state/replace-document.js').Source | null}} Kept */

/** @param {Kept} document */
export async function keepDocument({ text, source }) {
  const { file: _, options: __, ...kept } = source ?? {};
  await inStore('readwrite', (store) => store.put({ text, source: source && kept }, KEY));
}

/** @returns {Promise<Kept | null>} null where there is none */
export async function readKeptDocument() {
  return (await inStore('readonly', (store) => store.get(KEY))) ?? null;
}

/** Deletes the document with its database. */
export async function forgetDocument() {
  await settle(indexedDB.deleteDatabase(PREFIX));
}

async function inStore(mode, act) {
  const opening = indexedDB.open(PREFIX, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settle(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

/** @param {IDBOpenDBRequest} request */
function settle(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), PATIENCE);
  });
}
