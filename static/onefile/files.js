// In the edition that is one file, this is static/files.js: the addresses are those of blobs.

const ADDRESSES = {};

/** Nothing is there: what the file does not hold is not found, and not asked of any host. */
const NOWHERE = 'https://nowhere.invalid/';

export const urlOf = (path) => ADDRESSES[path] ?? NOWHERE + path;
