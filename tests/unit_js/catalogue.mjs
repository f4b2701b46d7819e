/** The settings where nothing is asked for. */
export const defaults = {
  strategy: 'recursive',
  size: 512,
  overlap: 64,
  unit: 'tokens',
  encoding: 'cl100k_base',
  setext: false,
  keep_headings: false,
};

/** The choices that the pure tests need, as start.json lists them. */
export const catalogue = {
  strategies: [
    { name: 'characters', units: ['characters'] },
    { name: 'words', units: ['words'] },
    { name: 'headings', units: ['tokens', 'characters'] },
    { name: 'recursive', units: ['tokens', 'characters'] },
  ],
  encodings: [{ name: 'o200k_base' }, { name: 'cl100k_base' }, { name: 'estimate' }],
  limits: { characters: 1000 },
  defaults,
};
