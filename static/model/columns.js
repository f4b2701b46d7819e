const ARRAYS = {
  starts: Int32Array,
  ends: Int32Array,
  characters: Int32Array,
  overlap: Int32Array,
  lines: Int32Array,
  tokens: Int32Array,
  flags: Uint8Array,
  section: Int32Array,
  lastSection: Int32Array,
  firstWord: Int32Array,
  lastWord: Int32Array,
};

/** Bits of a chunk's flags. */
export const OVER_SIZE = 1;
export const HEAVY_CHARACTER = 2;

/**
 * A result read from JSON, with its columns as the engine gives them.
 * @param {object} result
 */
export function withColumns(result) {
  const columns = Object.entries(ARRAYS)
    .filter(([name]) => result[name])
    .map(([name, Column]) => [name, Column.from(result[name])]);
  return { ...result, count: result.starts.length, ...Object.fromEntries(columns) };
}
