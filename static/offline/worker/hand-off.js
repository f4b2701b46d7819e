/*
 * What a page that is about to load will ask for: the user's text across a reload, or what another
 * app shared. It is in this worker's memory only. Everything that a page can write itself and find
 * again (history.state and sessionStorage too) ends up on the disk, in the browser's session file.
 */

/** So long is something held, in milliseconds; it keeps the browser from ending the worker. */
const HOLD = 60_000;

/** @type {Map<string, {value: unknown, release: () => void}>} */
const held = new Map();

/**
 * Holds a value until it is taken.
 * @param {ExtendableEvent} event
 * @param {unknown} value
 * @param {string} [name] to take it by
 * @returns {string} that name
 */
function hold(event, value, name = crypto.randomUUID()) {
  event.waitUntil(new Promise((release) => {
    held.set(name, { value, release });
    setTimeout(() => take(name), HOLD);
  }));
  return name;
}

/** Gives a value out, once; null where there is none any more. */
function take(name) {
  const entry = held.get(name);
  held.delete(name);
  entry?.release();
  return entry?.value ?? null;
}

/** Gives out everything, for the version that takes over. @returns {[name: string, value: unknown][]} */
function giveUp() {
  return [...held.keys()].map((name) => [name, take(name)]);
}
