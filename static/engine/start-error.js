/** Why the engine could not start: the message says it to the user, with what to do. */
export class StartError extends Error {
  name = 'StartError';
}

/**
 * What a failed start means, in the user's words.
 * @param {unknown} error what was thrown
 * @returns {StartError}
 */
export function explain(error) {
  if (error instanceof StartError) return error;
  if (!navigator.onLine && location.protocol !== 'file:') {
    return new StartError('You are offline and Python has not been downloaded yet. '
      + 'Connect to the network and reload the page.');
  }
  const message = String(error?.message ?? error).trim();
  const reason = message.slice(message.lastIndexOf('\n') + 1);
  return new StartError(`Python could not start (${reason}). Reload the page to try again.`);
}

/**
 * What the worker reported about its downloads, in the user's words.
 * @param {{failure: string, file?: string, status?: number}} report
 * @returns {StartError}
 */
export function explainReport({ failure, file, status }) {
  if (failure === 'status') {
    return new StartError(`The server did not give a file that Python needs: ${file} `
      + `(status ${status}). Reload the page; if that does not help, the site is incomplete.`);
  }
  if (failure === 'wasm') return noWebAssembly();
  return explain(new Error(`${file} could not be downloaded`));
}

/** @returns {StartError} */
export function noWebAssembly() {
  return new StartError('This browser did not run the WebAssembly that Python needs. '
    + 'Allow WebAssembly for this page, or use a current browser.');
}

/**
 * @param {number} seconds how long nothing was heard
 * @returns {StartError}
 */
export function tooSlow(seconds) {
  return new StartError(`Python did not start: nothing was heard for ${seconds} seconds. `
    + 'Check the connection and reload the page.');
}
