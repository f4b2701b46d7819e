/** The site's root: where it is, under whatever path a host gives it out. */
const ROOT = new URL('../', import.meta.url).href;

/**
 * The address of a file of the site. What no module imports by name is found by this, so that the
 * edition of the page that is one file (building/onefile) can give addresses of its own.
 * @param {string} path from the site's root; '' is the root itself
 * @returns {string}
 */
export const urlOf = (path) => ROOT + path;
