/** A file that cannot be read; its message is written for the person who opened it. */
export class ReadError extends Error {
  name = 'ReadError';
}

/**
 * A module that is loaded when it is first needed.
 * @template T
 * @param {Promise<T>} module
 * @returns {Promise<T>}
 */
export async function loaded(module) {
  try {
    return await module;
  } catch (error) {
    const message = 'What reads this kind of file could not be loaded. Check the connection and try again.';
    throw new ReadError(message, { cause: error });
  }
}
