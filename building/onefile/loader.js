// Gives each part of the one file an address, and runs a module: on the page the first one, in a
// worker, which is this script again, the one that it was made for.

/** A part that names others comes behind them, and is told their addresses. */
async function addressesOf(parts) {
  const addresses = {};
  for (const { path, names, blob } of parts) {
    const text = names && (await blob.text()).replace(/onefile:([\w./-]+)/g, (_, name) => addresses[name]);
    const part = names ? new Blob([text], { type: blob.type }) : blob;
    addresses[path] = `${URL.createObjectURL(part)}#${path}`;
  }
  return addresses;
}

/** The parts that the page holds. */
async function unpacked() {
  const held = document.getElementById('held');
  const packed = (await fetch(`data:;base64,${held.textContent}`)).body;
  held.remove();
  const bytes = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  let end = 0;
  return JSON.parse(document.getElementById('parts').textContent).map(([path, type, length, names]) => (
    { path, names, blob: new Blob([bytes.slice(end, end += length)], { type }) }));
}

async function startPage(loader) {
  try {
    const parts = await unpacked();
    globalThis.onefile = { parts, loader };
    await import((await addressesOf(parts))['static/main.js']);
  } catch (error) {
    const fallback = document.getElementById('fallback');
    fallback.textContent = `The page could not start: ${error.message} It needs a current browser.`;
    fallback.classList.add('problem');
  }
}

/** What is sent to the module before it listens is kept for it. */
function startWorker() {
  const early = [];
  const keep = (event) => early.push(event);
  const start = async ({ parts, path }) => {
    addEventListener('message', keep);
    await import((await addressesOf(parts))[path]);
    removeEventListener('message', keep);
    for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports }));
  };
  addEventListener('message', ({ data }) => start(data).catch(reportError), { once: true });
}

if (globalThis.document) startPage(document.currentScript.textContent);
else startWorker();
