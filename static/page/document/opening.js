import { countOf } from '../../model/format.js';
import { replaceDocument } from '../../state/replace-document.js';
import { say } from '../dom/say.js';

/**
 * Opens files: reads them with static/readers, which is loaded with the first of them. Until a file
 * is read, and where it cannot be, the document there was stays; another that comes meanwhile, such
 * as an example, ends the reading.
 * @param {object} store
 */
export function createOpener(store) {
  let newest = new AbortController();
  /** The encoding that the user chose last: files that come after it are often written alike. */
  let usual = '';
  /** The passwords of files that were opened with one: kept nowhere else. @type {WeakMap<File | Blob, string>} */
  const passwords = new WeakMap();

  store.onChange(['source'], ({ source, reading }) => {
    if (source && reading) stop();
  });

  function stop() {
    newest.abort();
    store.set({ reading: null });
  }

  /**
   * @param {File | Blob} file
   * @param {{encoding?: string, include?: string[], password?: string}} [options] what the user chose
   * @returns {Promise<boolean>} whether the file is now the document
   */
  async function open(file, { password = passwords.get(file), ...options } = {}) {
    newest.abort();
    newest = new AbortController();
    usual = options.encoding ?? usual;
    const { signal } = newest;
    const name = file.name ?? '';
    const showReading = (fraction) => {
      if (!signal.aborted) store.set({ reading: { name, fraction } });
    };
    showReading(null);
    store.set({ problem: null, locked: null });
    try {
      const { read } = await import('../../readers/read.js');
      const { text, kind, encoding, notices, readings, parts } =
        await read(file, { usual, ...options, password, signal, onprogress: showReading });
      if (password) passwords.set(file, password);
      const { source: before } = store.get();
      const source = {
        name, text, kind, encoding, notices, file, options, parts, readings: readings ?? (before?.file === file ? before.readings : undefined),
      };
      store.set({ ...replaceDocument(store.get(), { text, source }), reading: null });
      say(`${name || 'The file'} is open: ${countOf(text.length, 'character')}.`);
      return true;
    } catch (error) {
      const locked = error.needs === 'password' ? { file, options } : null;
      if (!signal.aborted) store.set({ reading: null, problem: problemWith(name, error), locked });
      return false;
    }
  }

  return {
    open,

    /**
     * Opens the first of several files and says that it was the first.
     * @param {File[]} files
     */
    async openFirst(files) {
      if (files.length === 0) return;
      const opening = open(files[0]);
      const rest = files.length - 1;
      const text = `Of the ${files.length} files, the first was taken: ${files[0].name}. One document is shown at a time.`;
      const others = store.get().remarks.filter(({ kind }) => kind !== 'files');
      store.set({ remarks: rest ? [...others, { kind: 'files', text }] : others });
      await opening;
    },

    /** Calls the reading off; the document there was stays. */
    cancel() {
      stop();
      say('Not opened.');
    },
  };
}

function problemWith(name, { name: kind, message }) {
  const reason = kind === 'ReadError' ? message : 'What opens files could not be loaded. Check the connection and try again.';
  return name ? `${name}: ${reason}` : reason;
}
