/*
 * What goes into the page and out of it: files and examples, downloads and links, what is kept.
 */
import { readHandedOver } from './offline/hand-over.js';
import { showExamples } from './page/document/examples.js';
import { showFileDoors } from './page/document/file-inputs.js';
import { showFileEncoding } from './page/document/file-encoding.js';
import { showFileParts } from './page/document/file-parts.js';
import { showFilePassword } from './page/document/file-password.js';
import { createOpener } from './page/document/opening.js';
import { createReceiver } from './page/document/receiving.js';
import { showFormer } from './page/document/replaced.js';
import { takeFromSystem } from './page/document/sharing.js';
import { showSource } from './page/document/source.js';
import { showCopyChunk } from './page/export/copy-chunk.js';
import { showCopyLink } from './page/export/copy-link.js';
import { showDownloadText } from './page/export/download-text.js';
import { showDownloads } from './page/export/downloads.js';
import { showAddress } from './page/frame/address.js';
import { showRemarks } from './page/frame/banners.js';
import { showKeeping } from './page/stored/persistence.js';
import { surviveReload } from './page/stored/reload.js';
import { readKeptDocument } from './page/stored/stored-document.js';
import { readKept, readWhetherText } from './page/stored/stored-settings.js';

/**
 * What is known before the page is drawn: the link it was opened with, what was kept, and what the
 * page handed over to itself when it was reloaded.
 * @returns {Promise<import('./state/initial-state.js').Known>}
 */
export async function readKnown() {
  const keepsText = readWhetherText();
  const [document, { handedOver, isLost }] = await Promise.all([
    keepsText ? readKeptDocument().catch(() => null) : null,
    readHandedOver(),
  ]);
  return {
    link: location.hash, settings: readKept('settings'), cost: readKept('cost'), keepsText, document, handedOver, isLost,
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
  for (const show of [showAddress, showCopyLink, showCopyChunk, showExamples, showFormer, showKeeping, surviveReload, showRemarks]) {
    show(store);
  }
  showDownloads(store, session);
  showDownloadText(store);
  showFileDoors(store, opener);
  showSource(store);
  showFileEncoding(store, opener);
  showFileParts(store, opener);
  showFilePassword(store, opener);
  return receive;
}
