/** Everything that this page keeps on the device has a name that begins so. */
export const PREFIX = 'chunking-visualizer';

const SETTINGS = `${PREFIX}.settings`;
const KEEPS_TEXT = `${PREFIX}.keeps-text`;

/**
 * What was kept in local storage the last time.
 * @returns {{settings: string, keepsText: boolean}} settings as a link; '' where there are none, or
 *   where the browser does not say
 */
export function readKeptSettings() {
  try {
    return {
      settings: localStorage.getItem(SETTINGS) ?? '',
      keepsText: localStorage.getItem(KEEPS_TEXT) === 'yes',
    };
  } catch {
    return { settings: '', keepsText: false };
  }
}

/** Keeps the settings, as a link. Throws where the browser refuses. @param {string} link */
export function keepSettings(link) {
  localStorage.setItem(SETTINGS, link);
}

/** Keeps whether the text is kept. Throws where the browser refuses. @param {boolean} isOn */
export function keepWhetherText(isOn) {
  if (isOn) localStorage.setItem(KEEPS_TEXT, 'yes');
  else localStorage.removeItem(KEEPS_TEXT);
}

/** Forgets all of this page's names. Throws where the browser refuses. */
export function forgetSettings() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
  }
}
