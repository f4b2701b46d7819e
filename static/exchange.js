/*
 * What goes into the page and out of it: files and examples, downloads and links, what is kept.
 */
import { showAddress } from './page/address.js';
import { showCopyChunk } from './page/copy-chunk.js';
import { showCopyLink } from './page/copy-link.js';
import { showDownloads } from './page/downloads.js';
import { showExamples } from './page/examples.js';
import { showFileDoors } from './page/file-doors.js';
import { showFormer } from './page/former.js';
import { showKeeping } from './page/keeping.js';
import { readKeptDocument } from './page/kept-document.js';
import { readKept, readWhetherText } from './page/kept-settings.js';
import { createOpener } from './page/opening.js';
import { createReceiver } from './page/receiving.js';
import { showRemarks } from './page/remarks.js';
import { showSource } from './page/source.js';

/**
 * What is known before the page is drawn: the link it was opened with, and what was kept.
 * @returns {Promise<import('./model/beginning.js').Known>}
 */
export async function readKnown() {
  const keepsText = readWhetherText();
  const document = keepsText ? await readKeptDocument().catch(() => null) : null;
  return {
    link: location.hash, settings: readKept('settings'), cost: readKept('cost'), keepsText, document,
  };
}

/**
 * @param {object} store
 * @param {ReturnType<typeof import('./session.js').createSession>} session
 * @returns {ReturnType<typeof createReceiver>} takes a document from elsewhere
 */
export function showExchange(store, session) {
  const opener = createOpener(store);
  for (const show of [showAddress, showCopyLink, showCopyChunk, showExamples, showFormer, showKeeping, showRemarks]) {
    show(store);
  }
  showDownloads(store, session);
  showFileDoors(store, opener);
  showSource(store, opener);
  return createReceiver(store, opener);
}
