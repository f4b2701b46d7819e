// In the edition that is one file, this is static/module-worker.js. In Chromium a worker of a page
// from a file cannot read the page's blobs by their addresses, and must be no module itself: it is
// the loader once more, which makes addresses of its own.

const { parts, loader } = globalThis.onefile;
const address = URL.createObjectURL(new Blob([loader], { type: 'text/javascript' }));

export function startWorker(path, name = '') {
  const worker = new Worker(address, { name });
  worker.postMessage({ parts, path });
  return worker;
}
