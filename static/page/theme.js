import { byId } from './dom.js';

/** Lets the user take the other of light and dark than the system asks for. */
export function offerThemes() {
  const button = byId('theme');
  const dark = byId('dark');
  const isDark = () => matchMedia(dark.media).matches;
  const show = () => button.setAttribute('aria-pressed', isDark());

  button.addEventListener('click', () => {
    dark.media = isDark() ? 'not all' : 'all';
    show();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  show();
}
