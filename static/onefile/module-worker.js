// In the edition that is one file, this is static/module-worker.js. A worker of a page from a file
// cannot read the page's blobs, and in Chromium it must be no module itself. So it is the loader
// once more, which is given the parts and makes blobs of its own.

const { parts, loader } = globalThis.onefile;
const address = URL.createObjectURL(new Blob([loader], { type: 'text/javascript' }));

export function startWorker(path, name = '') {
  const worker = new Worker(address, { name });
  worker.postMessage({ parts, path });
  return worker;
}
