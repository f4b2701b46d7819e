/** Everything of the user's that this page keeps on the device has a name that begins so. */
export const PREFIX = 'chunking-visualizer';

/** What is kept in local storage, each as one string. @typedef {'settings' | 'cost' | 'theme'} Name */

const KEEPS_TEXT = 'keeps-text';

const nameOf = (name) => `${PREFIX}.${name}`;

/**
 * What was kept the last time; '' where there is nothing, or where the browser does not say.
 * @param {Name} name
 * @returns {string}
 */
export function readKept(name) {
  try {
    return localStorage.getItem(nameOf(name)) ?? '';
  } catch {
    return '';
  }
}

/** Whether the text is kept. */
export const readWhetherText = () => readKept(KEEPS_TEXT) === 'yes';

/** Throws where the browser refuses. @param {Name} name @param {string} value */
export function keep(name, value) {
  localStorage.setItem(nameOf(name), value);
}

/** Keeps whether the text is kept. Throws where the browser refuses. @param {boolean} isOn */
export function keepWhetherText(isOn) {
  if (isOn) keep(KEEPS_TEXT, 'yes');
  else localStorage.removeItem(nameOf(KEEPS_TEXT));
}

/** Forgets all of this page's names. Throws where the browser refuses. */
export function forgetKept() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
  }
}
