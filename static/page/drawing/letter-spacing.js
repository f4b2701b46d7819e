/** Browsers lay text out in steps of 1/64 pixel, and round each run of it up to one. */
const STEP = 1 / 64;

/** How far below a whole step a letter stays: rounding up then adds nothing to a long run. */
const LESS = 1e-4;

const canvas = document.createElement('canvas').getContext('2d');

/**
 * The letter spacing, less than one step, that makes the letters of a monospaced font a whole
 * number of steps wide. With it, a text takes the same room in however many runs it is drawn:
 * its lines wrap the same with and without marks, and under all settings.
 *
 * @param {Element} element whose font it is
 * @returns {string} a length in CSS
 */
export function snapOf(element) {
  const { font } = getComputedStyle(element);
  canvas.font = font;
  const letter = canvas.measureText('0'.repeat(1000)).width / 1000;
  return `${Math.floor(letter / STEP) * STEP - letter - LESS}px`;
}
