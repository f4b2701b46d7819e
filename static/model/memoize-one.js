/**
 * A function that makes something anew only when it is given other parts than the last time.
 *
 * @template Made
 * @param {(...parts: any[]) => Made} make
 * @returns {(...parts: any[]) => Made}
 */
export function remember(make) {
  let last = null;
  let made;
  return (...parts) => {
    const isSame = last && parts.every((part, i) => Object.is(part, last[i]));
    if (!isSame) made = make(...parts);
    last = parts;
    return made;
  };
}
