/*
 * Which of the site's files a URL asks for. The build writes SITE in front of this:
 * {first: {path: SHA-256}, later: {path: SHA-256}} (building/service_worker.py).
 */

const FILES = { ...SITE.first, ...SITE.later };

/**
 * A static host has one file for a path, whatever the query: the engine adds one to its interpreter
 * (static/engine/boot.js).
 *
 * @param {string} url
 * @param {string} scope where the site lies
 * @returns {string | null} the file's path in the site; null where the build lists none
 */
function pathOf(url, scope) {
  const [address] = url.split(/[?#]/, 1);
  if (!address.startsWith(scope)) return null;
  const path = address.slice(scope.length) || 'index.html';
  return Object.hasOwn(FILES, path) ? path : null;
}

/** The name of a file's content in the cache: another content is another entry. */
const keyOf = (path, scope) => `${scope}${path}?sha256=${FILES[path]}`;
