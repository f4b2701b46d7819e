import { element } from '../dom/dom.js';

/**
 * Fills a box with a tick for each setting that is on or off.
 *
 * @param {HTMLElement} box
 * @param {Record<string, string>} labels by the setting's name
 * @param {(name: string, isOn: boolean) => void} onchange
 */
export function offerOptions(box, labels, onchange) {
  box.replaceChildren(...Object.entries(labels).map(([name, label]) => element(
    'label',
    { className: 'tick' },
    element('input', { type: 'checkbox', id: name }),
    element('span', { textContent: label }),
  )));
  box.addEventListener('change', ({ target }) => onchange(target.id, target.checked));
}

/**
 * Shows the ticks that a strategy has, as the settings have them.
 *
 * @param {HTMLElement} box
 * @param {string[]} names of the options that the strategy has
 * @param {import('../../state/settings.js').Settings} settings
 */
export function showOptions(box, names, settings) {
  for (const input of box.querySelectorAll('input')) {
    input.checked = settings[input.id];
    input.parentElement.hidden = !names.includes(input.id);
  }
  box.hidden = names.length === 0;
}
