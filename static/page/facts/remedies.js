import { applyRemedy, undoRemedy, undoable } from '../../state/remedy.js';
import { byId, element } from '../dom/dom.js';
import { say } from '../dom/say.js';

/**
 * Buttons that mend a finding.
 * @param {import('../../state/remedy.js').Remedy[]} remedies
 * @param {string} id of what describes them
 * @param {(remedy: import('../../state/remedy.js').Remedy) => void} use
 */
export function drawRemedies(remedies, id, use) {
  const buttons = remedies.map((remedy, index) => {
    const button = element('button', {
      type: 'button', className: 'quiet remedy', name: `remedy-${index}`, 'aria-describedby': id, textContent: remedy.text,
    });
    button.addEventListener('click', () => use(remedy));
    return button;
  });
  return element('div', { className: 'remedies' }, ...buttons);
}

/**
 * The remedy that was used last, above the findings, and its undoing.
 * @param {object} store
 * @returns {(remedy: import('../../state/remedy.js').Remedy) => void} uses one
 */
export function offerUndo(store) {
  const line = byId('applied');
  const button = byId('undo-remedy');

  store.subscribe(['applied', 'settings'], (state) => {
    const applied = undoable(state);
    if (!applied && line.contains(document.activeElement)) byId('findings').focus({ preventScroll: true });
    line.hidden = !applied;
    byId('applied-words').textContent = applied ? `Changed: ${applied.text}` : '';
  });
  button.addEventListener('click', () => {
    store.set(undoRemedy(store.get()));
    say('Undone. The settings are as they were.');
  });

  return (remedy) => {
    store.set(applyRemedy(store.get(), remedy));
    button.focus({ preventScroll: true }); // The list is made anew with the next chunks.
    say(`Changed: ${remedy.text}. Undo brings the settings back.`);
  };
}
