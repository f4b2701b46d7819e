import { urlOf } from './files.js';

/** What starts each module in a worker: the address of a blob, by the module's path. */
const starters = new Map();

/**
 * A worker that runs a module of the site. It lives under the page's own Content-Security-Policy:
 * one made from a blob takes the policy over, one fetched from a server that sends none has none.
 * @param {string} path of the module, from the site's root
 */
export function startWorker(path) {
  if (!starters.has(path)) {
    const source = `import ${JSON.stringify(urlOf(path))};`;
    starters.set(path, URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  }
  return new Worker(starters.get(path), { type: 'module' });
}
