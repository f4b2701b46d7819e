// Texts of every kind of character that the tokenizers' patterns tell apart, from a seed.

const ALPHABET = [
  ...'aBcZz \t\n\r\u00a0\u3000\u2028\u0085\u200b\ufeff1٣½\'’"!/-_.，漢ªǅʰ\u0301\u0903\u20dd\u00ad\0',
  ...'éſКя문한กำक्षि👩\u200d👍🏽🇯🇵𝒜𐐀\u{1e900}\u{e0001}',
  "'s", "'S", "'ſ", "'re", "'LL", "'Ve", "'m", "'D", "'t",
  '\r\n', '\n\n', '   ', '\n/', '!\n/', '  \n  ', ' A', 'aB', 'Ab', '1234',
  '<|endoftext|>', '\ud800', '\udc00',
];

/** Pseudo-random whole numbers below a bound (mulberry32). @param {number} seed */
export function randomNumbers(seed) {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/**
 * Texts of up to `length` parts; every other one is of three parts only, so that they meet often.
 * @param {number} count
 * @param {number} length
 * @param {number} seed
 */
export function* randomTexts(count, length, seed) {
  const below = randomNumbers(seed);
  const pick = (list) => list[below(list.length)];
  for (let made = 0; made < count; made++) {
    const parts = made % 2 ? ALPHABET : [pick(ALPHABET), pick(ALPHABET), pick(ALPHABET)];
    yield Array.from({ length: below(length + 1) }, () => pick(parts)).join('');
  }
}
