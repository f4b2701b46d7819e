/**
 * No list is made higher than this, in CSS pixels: Firefox lays out nothing beyond some
 * 17.8 million, Chromium nothing beyond 33.5 million.
 */
export const HIGHEST = 8_000_000;

/**
 * Where the items of a long list lie on its scroll bar.
 *
 * Each item has the same share. A list that would be too high has smaller shares than its items
 * have heights; its first and last items still lie at the two ends.
 *
 * @param {object} list
 * @param {number} list.count      how many items it has
 * @param {number} list.itemHeight the usual height of one, in CSS pixels
 * @param {number} list.viewHeight the height of what is seen of it, in CSS pixels
 */
export function scrollScale({ count, itemHeight, viewHeight }) {
  const height = Math.min(count * itemHeight, HIGHEST);
  const perView = viewHeight / itemHeight;
  const share = count > perView ? (height - viewHeight) / (count - perView) : itemHeight;
  return {
    /** The height of the whole list, in CSS pixels. */
    height,

    /** How far to scroll to see an item at the upper edge. @param {number} index with fractions */
    topOf: (index) => index * share,

    /** The item at the upper edge, with fractions. @param {number} top how far it is scrolled */
    indexAt: (top) => Math.max(0, Math.min(count - 1, top / share)),
  };
}
