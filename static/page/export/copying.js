import { say } from '../dom/say.js';
import { copy } from './clipboard.js';

/** How long a button says that it has copied, in milliseconds. */
const SAID = 2000;

/**
 * Lets a button copy something, and say so on itself and to those who do not see it.
 *
 * @param {HTMLButtonElement} button
 * @param {() => string} text
 * @param {() => void} [onrefused] called where the browser does not allow it
 */
export function copyOnClick(button, text, onrefused = () => {}) {
  const label = button.textContent;
  let timer = 0;

  button.addEventListener('click', async () => {
    const copied = text();
    const isDone = await copy(copied);
    const said = isDone ? 'Copied' : 'Not copied';
    clearTimeout(timer);
    button.textContent = said;
    timer = setTimeout(() => { button.textContent = label; }, SAID);
    say(words(label, isDone, copied));
    if (!isDone) onrefused();
  });
}

function words(label, isDone, copied) {
  if (!isDone) return `${label}: this browser does not allow it.`;
  return LONE_SURROGATE.test(copied)
    ? 'Copied. Half a character (a lone surrogate) cannot be copied; it became \ufffd.'
    : 'Copied.';
}

const LONE_SURROGATE = /\p{Surrogate}/u;
