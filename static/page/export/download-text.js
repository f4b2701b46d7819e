import { textFileName } from '../../model/file-name.js';
import { byId } from '../dom/dom.js';
import { say } from '../dom/say.js';
import { save } from './download.js';

/** The text as it was read from its file, for the command line and for other tools. */
export function showDownloadText(store) {
  const button = byId('download-text');

  store.subscribe(['text'], ({ text }) => { button.disabled = text === ''; });
  button.addEventListener('click', () => {
    const { text, source } = store.get();
    const name = textFileName(source?.name ?? '');
    save(new Blob([text], { type: 'text/markdown' }), name);
    byId('download-report').textContent = name;
    say(name);
  });
}
