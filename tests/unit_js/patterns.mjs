/** The regular expressions by which PyPI tiktoken 0.14.0 cuts a text into pieces. */
export const PATTERNS = {
  o200k_base: [
    String.raw`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?`,
    String.raw`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?`,
    String.raw`\p{N}{1,3}`,
    String.raw` ?[^\s\p{L}\p{N}]+[\r\n/]*`,
    String.raw`\s*[\r\n]+`,
    String.raw`\s+(?!\S)`,
    String.raw`\s+`,
  ].join('|'),
  cl100k_base: [
    String.raw`'(?i:[sdmt]|ll|ve|re)`,
    String.raw`[^\r\n\p{L}\p{N}]?+\p{L}++`,
    String.raw`\p{N}{1,3}+`,
    String.raw` ?[^\s\p{L}\p{N}]++[\r\n]*+`,
    String.raw`\s++$`,
    String.raw`\s*[\r\n]`,
    String.raw`\s+(?!\S)`,
    String.raw`\s`,
  ].join('|'),
};
