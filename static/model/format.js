const numbers = new Intl.NumberFormat('en');

/** `12345` → `12,345` @param {number} value */
export const formatNumber = (value) => numbers.format(value);

const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** `59.417` → `59.4` @param {number} value */
export const formatTenths = (value) => tenths.format(value);

/**
 * `(1, 'chunk')` → `1 chunk`, `(2000, 'chunk')` → `2,000 chunks`.
 * @param {number} count
 * @param {string} word
 */
export const countOf = (count, word) => `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`;

/** `(1200, 1300)` → `1,200–1,300` @param {number} from @param {number} to */
export const rangeOf = (from, to) => `${formatNumber(from)}–${formatNumber(to)}`;

/**
 * Bytes in the unit people read off a download: `2.4 MB`.
 * @param {number} bytes
 */
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
