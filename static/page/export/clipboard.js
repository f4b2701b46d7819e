import { element } from '../dom/dom.js';

/**
 * Puts a text on the clipboard.
 * @param {string} text
 * @returns {Promise<boolean>} whether that was possible
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/**
 * As browsers did it before the Clipboard API, which is missing outside of secure contexts and can
 * be forbidden. The text area only serves to have something selected: it would change line breaks.
 */
function copySelected(text) {
  const focused = document.activeElement;
  const area = element('textarea', { className: 'visually-hidden', value: 'x', readOnly: true });
  const answer = (event) => {
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  document.body.append(area);
  area.select();
  document.addEventListener('copy', answer, { once: true });
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', answer);
    area.remove();
    focused?.focus({ preventScroll: true });
  }
}
