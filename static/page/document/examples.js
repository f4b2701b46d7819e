import { urlOf } from '../../files.js';
import { countOf, formatNumber } from '../../model/format.js';
import { replaceDocument } from '../../state/replace-document.js';
import { disclose } from '../dom/disclosure.js';
import { byId, element } from '../dom/dom.js';

const FOLDER = 'static/examples/';

/** A menu of examples, each a document with its settings, loaded when they are asked for. */
export function showExamples(store) {
  const panel = byId('examples-panel');
  const list = byId('examples-list');
  const problem = byId('examples-problem');
  const menu = disclose(byId('examples'), panel, fill);

  async function fill() {
    problem.textContent = '';
    if (list.children.length > 0) return;
    try {
      const examples = await (await get('examples.json')).json();
      list.replaceChildren(...examples.map((example) => item(example, choose)));
    } catch ({ message }) {
      problem.textContent = message;
    }
  }

  async function choose({ file, settings }) {
    problem.textContent = '';
    try {
      const text = await (await get(file)).text();
      const kind = file.endsWith('.md') ? 'markdown' : 'text';
      const source = { name: file, text, kind, example: true };
      const state = store.get();
      store.set(replaceDocument(state, { text, source, settings: { ...state.catalogue.defaults, ...settings } }));
      menu.close();
    } catch ({ message }) {
      problem.textContent = message;
    }
  }
}

async function get(file) {
  const response = await fetch(urlOf(FOLDER + file)).catch(() => null);
  if (!response?.ok) throw new Error('The examples could not be loaded. Check the connection and try again.');
  return response;
}

function item(example, onchoose) {
  const button = element(
    'button',
    { type: 'button', className: 'menu-item' },
    element('span', { textContent: example.label }),
    element('span', { className: 'aside', textContent: describe(example.settings) }),
  );
  button.addEventListener('click', () => onchoose(example));
  return element('li', {}, button);
}

const describe = ({ size, overlap, unit }) =>
  `${countOf(size, unit.slice(0, -1))}, overlap ${formatNumber(overlap)}`;
