/** Up to each of these values, a slider goes by the step beside it. */
const LADDER = [
  [20, 1],
  [50, 2],
  [100, 5],
  [200, 10],
  [500, 20],
  [1000, 50],
  [2000, 100],
  [5000, 250],
  [Infinity, 500],
];

/**
 * The sizes that a slider offers: fine where sizes are small, coarse where they are large,
 * with every power of two among them.
 *
 * @param {number} most the largest of them
 * @returns {number[]} rising, from 1 to `most`
 */
export function sizeSteps(most) {
  const steps = new Set([most]);
  for (let power = 1; power < most; power *= 2) steps.add(power);
  let value = 0;
  for (const [limit, step] of LADDER) {
    for (value += step; value <= Math.min(limit, most); value += step) steps.add(value);
    value = limit;
  }
  return [...steps].sort((one, other) => one - other);
}

/**
 * The index of the step nearest to a value.
 * @param {number[]} steps rising
 * @param {number} value
 */
export function nearestStep(steps, value) {
  const above = steps.findIndex((step) => step >= value);
  if (above === -1) return steps.length - 1;
  if (above === 0) return 0;
  return value - steps[above - 1] < steps[above] - value ? above - 1 : above;
}

/**
 * The overlaps that a slider offers for a size: evenly from 0 to one below it, in round steps.
 * @param {number} size
 * @returns {number[]} rising
 */
export function overlapSteps(size) {
  const most = size - 1;
  const step = roundStep(size / 100);
  const steps = [];
  for (let value = 0; value < most; value += step) steps.push(value);
  return [...steps, most];
}

/** The largest of 1, 2, 5, 10, 20, 50, … that is not above `exact`, and at least 1. */
function roundStep(exact) {
  const power = 10 ** Math.floor(Math.log10(Math.max(exact, 1)));
  return power * [5, 2, 1].find((factor) => factor * power <= Math.max(exact, 1));
}
