import { byId } from './dom.js';

/**
 * Says politely, to those who do not see it, that something was done.
 * @param {string} words
 */
export function say(words) {
  const region = byId('said');
  region.textContent = '';
  requestAnimationFrame(() => { region.textContent = words; });
}
