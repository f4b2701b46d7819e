/*
 * PyScript opens databases, one on the page and one in the worker, in which this site keeps
 * nothing; and where the browser forbids databases, it does not start. So once this is imported it
 * gets empty ones, in memory. The page's own databases are opened as before.
 */

/** How PyScript's databases are called. */
const PREFIX = 'IDBMap/';

/** What a database without entries answers, as far as PyScript asks it. */
const STORE = { clear: () => succeed(), getAllKeys: () => succeed([]) };
const EMPTY = { transaction: () => ({ objectStore: () => STORE }), close() {} };

const { get, value } = propertyOf(globalThis, 'indexedDB') ?? {};
const real = () => get?.call(globalThis) ?? value;

Object.defineProperty(globalThis, 'indexedDB', {
  configurable: true,
  value: {
    open: (name, ...version) => (name.startsWith(PREFIX) ? succeed(EMPTY) : real().open(name, ...version)),
    deleteDatabase: (name) => real().deleteDatabase(name),
    databases: () => real().databases(),
    cmp: (first, second) => real().cmp(first, second),
  },
});

/** An IDBRequest that succeeds. */
function succeed(result) {
  const request = { result };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}

function propertyOf(object, name) {
  const own = Object.getOwnPropertyDescriptor(object, name);
  const next = Object.getPrototypeOf(object);
  return own ?? (next && propertyOf(next, name));
}
