import { element } from '../dom/dom.js';

/**
 * Fills a box with radio buttons that look like keys.
 *
 * @param {HTMLElement} box
 * @param {string} name of the group
 * @param {{name: string, label: string}[]} options
 * @param {(name: string) => void} onchoose
 */
export function offerChoices(box, name, options, onchoose) {
  box.replaceChildren(...options.map((option) => element(
    'label',
    { className: 'choice' },
    element('input', { type: 'radio', name, value: option.name }),
    element('span', { textContent: option.label }),
  )));
  box.addEventListener('change', ({ target }) => onchoose(target.value));
}

/** Shows which one is chosen. @param {HTMLElement} box @param {string} value */
export function showChoice(box, value) {
  for (const input of box.querySelectorAll('input')) input.checked = input.value === value;
}
