import { byId } from '../dom/dom.js';
import { keep, readKept } from '../stored/stored-settings.js';

const MEDIA = { dark: 'all', light: 'not all' };

/** Lets the user take the other of light and dark than the system asks for, and keeps that. */
export function offerThemes() {
  const button = byId('theme');
  const dark = byId('dark');
  const isDark = () => matchMedia(dark.media).matches;
  const show = () => button.setAttribute('aria-pressed', isDark());

  dark.media = MEDIA[readKept('theme')] ?? dark.media;
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    dark.media = MEDIA[theme];
    show();
    try {
      keep('theme', theme);
    } catch {
      // A browser that keeps nothing says so where the settings change.
    }
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  show();
}
