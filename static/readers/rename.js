/**
 * Puts another element in an element's place, with all that it holds.
 * @param {Element} element
 * @param {string} name of the other
 * @returns {Element} the other
 */
export function rename(element, name) {
  const other = element.ownerDocument.createElement(name);
  while (element.firstChild) other.append(element.firstChild);
  element.replaceWith(other);
  return other;
}
