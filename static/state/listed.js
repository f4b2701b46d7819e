/**
 * The chunks that a list is to show: those selected, where they belong to this cutting.
 * @param {Int32Array} starts of all chunks
 * @param {import('./filter.js').Selection | null} selection
 * @returns {Int32Array | null} null for all
 */
export const listedChunks = (starts, selection) =>
  (selection?.starts === starts ? selection.chunks : null);
