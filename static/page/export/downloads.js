import { fileName } from '../../model/file-name.js';
import { countOf, formatNumber, megabytes } from '../../model/format.js';
import { isSettled, whyNoChunks } from '../../state/up-to-date.js';
import { disclose } from '../dom/disclosure.js';
import { byId } from '../dom/dom.js';
import { say } from '../dom/say.js';
import { until } from '../dom/wait.js';
import { collect, save } from './download.js';

const TYPES = { json: 'application/json', jsonl: 'application/jsonl', csv: 'text/csv' };

/** About how many UTF-16 units a chunk takes in a file beside its text. */
const BESIDE = { json: 180, jsonl: 180, csv: 50 };

/** On what it depends whether there are chunks to write. */
const KEYS = ['text', 'engine', 'busy', 'drawn', 'failure', 'refused'];

/**
 * Downloads of all chunks. What is asked for too early waits until Python has cut the document.
 * @param {object} store
 * @param {{export: (format: string, offsets: string) => AsyncGenerator<string>}} session
 */
export function showDownloads(store, session) {
  const button = byId('download');
  const panel = byId('download-panel');
  const formats = [...panel.querySelectorAll('[data-format]')];
  let cancel = () => {};

  disclose(button, panel);

  for (const choice of formats) choice.addEventListener('click', () => write(choice.dataset.format));
  byId('offsets').addEventListener('change', ({ target }) => store.set({ offsets: target.value }));
  byId('cancel-download').addEventListener('click', () => cancel());

  store.subscribe([...KEYS, 'download'], (state) => {
    const reason = whyNoChunks(state);
    byId('no-download').textContent = reason;
    for (const choice of formats) choice.disabled = Boolean(reason || state.download);
  });
  store.subscribe(['download'], ({ download }) => {
    byId('download-work').hidden = !download;
    button.textContent = download ? 'Writing…' : 'Download';
    if (!download) return;
    const { bytes, fraction } = download;
    byId('download-words').textContent = bytes ? `Writing the file: ${sizeOf(bytes)}` : 'Waiting for the chunks';
    if (bytes) byId('download-progress').value = fraction;
    else byId('download-progress').removeAttribute('value');
  });

  async function write(format) {
    const controller = new AbortController();
    const { signal } = controller;
    cancel = () => controller.abort();
    report('');
    store.set({ download: { bytes: 0, fraction: 0 } });
    byId('cancel-download').focus();
    try {
      await until(store, KEYS, isSettledOrNever, signal);
      const { drawn: { result }, source, offsets } = store.get();
      const parts = session.export(format, offsets);
      const length = expectedLength(result, format);
      const blob = await collect(parts, TYPES[format], signal, (bytes, written) =>
        store.set({ download: { bytes, fraction: Math.min(1, written / length) } }));
      const name = fileName(source?.name ?? '', result.settings, format, offsets);
      save(blob, name);
      report(`${name}: ${countOf(result.count, 'chunk')}, ${sizeOf(blob.size)}`);
    } catch (error) {
      report(signal.aborted ? 'The download was cancelled.' : error.message);
    }
    const hadFocus = panel.contains(document.activeElement);
    store.set({ download: null });
    if (hadFocus) formats.find((choice) => choice.dataset.format === format).focus();
  }

  function report(words) {
    byId('download-report').textContent = words;
    if (words) say(words);
  }
}

function isSettledOrNever(state) {
  const reason = whyNoChunks(state);
  if (reason) throw new Error(reason);
  return isSettled(state);
}

function expectedLength({ starts, ends, count }, format) {
  let length = 1000 + count * BESIDE[format];
  for (let i = 0; i < count; i += 1) length += ends[i] - starts[i];
  return length;
}

const sizeOf = (bytes) => (bytes < 1e6 ? `${formatNumber(Math.ceil(bytes / 1000))} kB` : megabytes(bytes));
