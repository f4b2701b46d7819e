// Gives each part of the one file an address, and runs a module: on the page the first, in a worker,
// which is this script once more, the one that it was made for.

/** Parts that name others come behind them, and are told their addresses. */
function addressesOf(parts) {
  const addresses = {};
  const address = (_, path) => addresses[path];
  for (const { path, type, names, bytes } of parts) {
    const content = names ? new TextDecoder().decode(bytes).replace(/onefile:([\w./-]+)/g, address) : bytes;
    addresses[path] = `${URL.createObjectURL(new Blob([content], { type }))}#${path}`;
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
    { path, type, names, bytes: bytes.slice(end, end += length) }));
}

async function startPage(loader) {
  try {
    const parts = await unpacked();
    globalThis.onefile = { parts, loader };
    await import(addressesOf(parts)['static/main.js']);
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
    await import(addressesOf(parts)[path]);
    removeEventListener('message', keep);
    for (const { data, ports } of early) dispatchEvent(new MessageEvent('message', { data, ports }));
  };
  addEventListener('message', ({ data }) => start(data).catch(reportError), { once: true });
}

if (globalThis.document) startPage(document.currentScript.textContent);
else startWorker();
