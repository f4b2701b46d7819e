/**
 * Whether the chunks that are drawn are those of the text and the settings as they are now, and
 * the package holds them, too. It never held those of the example that the site was built with.
 * @param {object} state of the page
 */
export const isSettled = ({ engine, busy, text, drawn, example }) =>
  engine.state === 'ready' && !busy && drawn.text === text
  && Boolean(drawn.result?.findings) && drawn.result !== example.result;

/**
 * Why there are no chunks and none will come by waiting; '' where there are, or will be.
 * @param {object} state of the page
 */
export function whyNoChunks({ text, catalogue: { limits }, engine, failure, refused }) {
  if (text === '') return 'There is no document yet, so there are no chunks.';
  if (text.length > limits.characters) return 'The document is too long to be cut, so there are no chunks.';
  if (engine.state === 'failed') return 'Python did not start, and the files are written by it.';
  if (refused) return 'The settings cannot be used, so there are no chunks.';
  return failure ? 'The document could not be cut, so there are no chunks.' : '';
}
