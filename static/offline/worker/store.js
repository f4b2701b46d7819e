/*
 * The one cache of the site, which belongs to all its versions: a file that did not change is the
 * same entry for both, and is not downloaded again. Nothing of the user's is ever in it.
 */

const SCOPE = registration.scope;

/** Sites on the same origin, in other folders, have caches of their own. */
const CACHE = `chunking-visualizer.site ${SCOPE}`;

/** So many files are fetched at a time, as browsers would by themselves without HTTP/2. */
const LANES = 6;

/** What is in the cache, or undefined; handed on as it is, so that browsers can keep compiled code with it. */
async function kept(path) {
  return (await caches.open(CACHE)).match(keyOf(path, SCOPE));
}

/** Sees to it that these files are in the cache; rejects where one cannot be had as it was built. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = paths.filter((path) => !there.has(keyOf(path, SCOPE))).values();
  const lane = async () => {
    for (const path of missing) await cache.put(keyOf(path, SCOPE), await download(path));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * A file exactly as it was built, or a rejection: hosts that are half through a deployment, and
 * caches on the way, give others.
 *
 * The answer is a new one, without a URL of its own: a module then has the URL that it was asked
 * for by, with its query.
 */
async function download(path) {
  for (const cache of ['no-cache', 'reload']) {
    const response = await fetch(SCOPE + path, { cache });
    const bytes = await response.arrayBuffer();
    if (response.ok && await sha256(bytes) === FILES[path]) {
      return new Response(bytes, { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } });
    }
  }
  throw new Error(`${path} is not the file of this version.`);
}

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The files of this version that are in the cache in some version. */
async function keptInSomeVersion() {
  const keys = await (await caches.open(CACHE)).keys();
  return keys.map(({ url }) => pathOf(url, SCOPE)).filter(Boolean);
}

/** Deletes what only other versions have. */
async function dropOthers() {
  const own = new Set(Object.keys(FILES).map((path) => keyOf(path, SCOPE)));
  const cache = await caches.open(CACHE);
  const others = (await cache.keys()).filter(({ url }) => !own.has(url));
  await Promise.all(others.map((key) => cache.delete(key)));
}
