import { byId, element } from '../dom/dom.js';

/**
 * The encoding of a text file: which it was read in, the others to choose from, and, where it had
 * to be guessed, the likeliest with the first telling line as each would read.
 *
 * @param {object} store
 * @param {ReturnType<typeof import('./opening.js').createOpener>} opener
 */
export function showFileEncoding(store, opener) {
  const all = byId('file-encoding');
  const likely = byId('likely-encodings');
  const readAgain = (encoding) => {
    const { file, options } = store.get().source;
    opener.open(file, { ...options, encoding });
  };

  store.subscribe(['source'], async ({ source }) => {
    byId('file-encoding-row').hidden = !source?.encoding;
    const readings = (source?.file && source.readings) || [];
    const hadFocus = likely.contains(document.activeElement);
    likely.hidden = readings.length < 2;
    likely.replaceChildren(...readings.map((reading) => item(reading, source, () => readAgain(reading.label))));
    if (hadFocus) (likely.querySelector('[aria-pressed=true]') ?? all).focus();
    if (source?.encoding) await offer(source);
  });
  all.addEventListener('change', () => readAgain(all.value));

  async function offer({ encoding, file }) {
    all.replaceChildren(element('option', { value: '', textContent: encoding }));
    all.disabled = !file;
    if (!file) return;
    const { ENCODINGS } = await import('../../readers/read.js');
    const others = ENCODINGS.filter(([, name]) => name !== encoding);
    all.append(...others.map(([value, textContent]) => element('option', { value, textContent })));
  }
}

function item({ name, line }, source, onchoose) {
  const button = element(
    'button',
    { type: 'button', className: 'likely', 'aria-pressed': String(name === source.encoding) },
    element('span', { textContent: name }),
    element('bdi', { className: 'likely-line', textContent: line }),
  );
  button.addEventListener('click', onchoose);
  return element('li', {}, button);
}
