/*
 * What goes into the page and out of it: files and examples, downloads and links, what is kept.
 */
import { readHandedOver } from './offline/hand-over.js';
import { showAddress } from './page/address.js';
import { showCopyChunk } from './page/copy-chunk.js';
import { showCopyLink } from './page/copy-link.js';
import { showDownloads } from './page/downloads.js';
import { showExamples } from './page/examples.js';
import { showFileDoors } from './page/file-doors.js';
import { showFileEncoding } from './page/file-encoding.js';
import { showFormer } from './page/former.js';
import { showKeeping } from './page/keeping.js';
import { readKeptDocument } from './page/kept-document.js';
import { readKept, readWhetherText } from './page/kept-settings.js';
import { createOpener } from './page/opening.js';
import { createReceiver } from './page/receiving.js';
import { showRemarks } from './page/remarks.js';
import { takeFromSystem } from './page/sharing.js';
import { showSource } from './page/source.js';

/**
 * What is known before the page is drawn: the link it was opened with, what was kept, and what the
 * page handed over to itself when it was reloaded.
 * @returns {Promise<import('./model/beginning.js').Known>}
 */
export async function readKnown() {
  const keepsText = readWhetherText();
  const [document, handedOver] = await Promise.all([
    keepsText ? readKeptDocument().catch(() => null) : null,
    readHandedOver(),
  ]);
  return {
    link: location.hash, settings: readKept('settings'), cost: readKept('cost'), keepsText, document, handedOver,
  };
}

/**
 * @param {object} store
 * @param {ReturnType<typeof import('./session.js').createSession>} session
 * @returns {ReturnType<typeof createReceiver>} takes a document from elsewhere
 */
export function showExchange(store, session) {
  const opener = createOpener(store);
  const receive = createReceiver(store, opener);
  takeFromSystem(store, opener, receive);
  for (const show of [showAddress, showCopyLink, showCopyChunk, showExamples, showFormer, showKeeping, showRemarks]) {
    show(store);
  }
  showDownloads(store, session);
  showFileDoors(store, opener);
  showSource(store);
  showFileEncoding(store, opener);
  return receive;
}
