import { element } from '../dom/dom.js';

/** Browsers begin to read a download a while after it is asked for, in milliseconds. */
const READ_BY = 60_000;

/**
 * Collects the parts of a file as they come, without one string that holds them all.
 *
 * @param {AsyncIterator<string>} parts
 * @param {string} type media type
 * @param {AbortSignal} signal
 * @param {(bytes: number, length: number) => void} onpart called with what there is so far:
 *   bytes, and UTF-16 units
 * @returns {Promise<Blob>} rejects with the signal's reason as soon as it is aborted
 */
export async function collect(parts, type, signal, onpart) {
  const aborted = new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const blobs = [];
  let bytes = 0;
  let length = 0;
  for (;;) {
    const { done, value } = await Promise.race([parts.next(), aborted]);
    if (done) return new Blob(blobs, { type });
    const blob = new Blob([value]);
    blobs.push(blob);
    bytes += blob.size;
    length += value.length;
    onpart(bytes, length);
  }
}

/**
 * Gives a file to the browser to save.
 * @param {Blob} blob
 * @param {string} name
 */
export function save(blob, name) {
  const url = URL.createObjectURL(blob);
  element('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), READ_BY);
}
