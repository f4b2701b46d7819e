import { byId } from '../dom/dom.js';

/**
 * The ways a file comes in: the button, a drop anywhere on the page, a paste.
 * @param {object} store
 * @param {ReturnType<typeof import('./opening.js').createOpener>} opener
 */
export function showFileDoors(store, opener) {
  takeChosen(opener);
  takeDropped(opener);
  takePasted(opener);

  const reading = byId('reading');
  const progress = byId('reading-progress');
  byId('cancel-reading').addEventListener('click', () => opener.cancel());
  store.subscribe(['reading'], ({ reading: now }) => {
    if (!now && reading.contains(document.activeElement)) byId('open').focus();
    reading.hidden = !now;
    if (!now) return;
    byId('reading-words').textContent = `Reading ${now.name || 'the file'}`;
    if (now.fraction === null) progress.removeAttribute('value');
    else progress.value = now.fraction;
  });
  store.subscribe(['problem'], ({ problem }) => { byId('open-problem').textContent = problem ?? ''; });
}

function takeChosen({ openFirst }) {
  const input = byId('file');
  const button = byId('open');
  const prepare = async () => { input.accept = (await import('../../readers/read.js')).ACCEPT; };
  for (const sign of ['pointerenter', 'focus']) button.addEventListener(sign, prepare, { once: true });
  button.addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    openFirst([...input.files]);
    input.value = '';
  });
}

function takeDropped({ openFirst }) {
  const drop = byId('drop');
  const hasFiles = ({ dataTransfer }) => dataTransfer.types.includes('Files');

  addEventListener('dragenter', (event) => { if (hasFiles(event)) drop.hidden = false; });
  drop.addEventListener('dragleave', () => { drop.hidden = true; });
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  });
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    drop.hidden = true;
    openFirst([...event.dataTransfer.files]);
  });
}

/** Some systems put the names of copied files on the clipboard beside them. */
function takePasted({ openFirst }) {
  document.addEventListener('paste', (event) => {
    const files = [...event.clipboardData.files];
    const lines = event.clipboardData.getData('text/plain').split(/\r?\n/).filter(Boolean);
    const isNames = lines.every((line) => files.some(({ name }) => line.endsWith(name)));
    if (files.length === 0 || !isNames) return;
    event.preventDefault();
    event.stopPropagation();
    openFirst(files);
  }, { capture: true });
}
