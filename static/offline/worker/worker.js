/*
 * The service worker: keeps one whole version of the site in the cache and answers from it.
 *
 * A version is installed only where each of its first files has the hash that the build wrote down,
 * and it takes over only when no page is open, or when the user asks for it and no other page is.
 */

/** Where other apps share to (manifest.webmanifest). */
const SHARE = `${SCOPE}share-target`;

let isFirstVersion = false;

addEventListener('install', (event) => {
  isFirstVersion = !registration.active;
  event.waitUntil(install());
});

addEventListener('activate', (event) => event.waitUntil(activate()));

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && url === SHARE) event.respondWith(receiveShare(event));
  const path = method === 'GET' && pathOf(url, SCOPE);
  if (path) event.respondWith(answer(event, path));
});

/** What pages ask of the worker, by the `type` of the message; the answer goes to its port. */
const REQUESTS = {
  keepAll: () => keep(Object.keys(FILES)),
  hold: (event, { name, value }) => hold(event, value, name),
  take: (event, { name }) => take(name),
  holds: (event, { name }) => held.has(name),
  countOthers,
  giveUp,
  takeOver,
};

addEventListener('message', (event) => {
  const { data, ports: [port] } = event;
  const answering = async () => REQUESTS[data.type](event, data);
  event.waitUntil(answering().then(
    (value) => port.postMessage({ value }),
    ({ message }) => port.postMessage({ error: message }),
  ));
});

/** What worked offline in the version before works so in this one from the start. */
async function install() {
  await keep([...new Set([...Object.keys(SITE.first), ...await keptInSomeVersion()])]);
}

async function activate() {
  // A still newer version drops what it does not need by itself.
  if (!registration.installing && !registration.waiting) await dropOthers();
  // The page that is there came from the network; with another version before, it may be another's.
  if (isFirstVersion) await clients.claim();
}

async function answer(event, path) {
  const response = await kept(path);
  if (response) return response;
  // Not there only where the browser has cleared the cache: then it is as without this worker.
  if (path in SITE.first) return fetch(event.request);
  const fresh = await download(path);
  const copy = fresh.clone();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.put(keyOf(path, SCOPE), copy)).catch(() => {}));
  return fresh;
}

/** Holds what was shared for the page that this sends the browser to. */
async function receiveShare(event) {
  const form = await event.request.formData();
  const words = Object.fromEntries(['title', 'text', 'url'].map((name) => [name, String(form.get(name) ?? '')]));
  const files = form.getAll('files').filter((file) => file instanceof File && file.name);
  const name = hold(event, { ...words, files });
  return Response.redirect(`${SCOPE}?share=${name}`, 303);
}

/**
 * How many pages beside the one that asks are open: they are in use, and would have to go on with
 * files of another version.
 * @returns {Promise<number>}
 */
async function countOthers(event) {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ id, url }) => id !== event.source.id && pathOf(url, SCOPE) === 'index.html').length;
}

/** Takes over from the version before, and holds what the page wants back; the name to take it by. */
function takeOver(event, { value }) {
  skipWaiting();
  return hold(event, value);
}
