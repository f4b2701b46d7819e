/** @param {string} id @returns {HTMLElement} */
export const byId = (id) => document.getElementById(id);

/**
 * Makes an element. Text is only ever set as text.
 * @param {string} name
 * @param {Record<string, unknown>} [properties] properties; names with a dash are attributes
 * @param {...(Node | string)} children
 */
export function element(name, properties = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes('-')) node.setAttribute(key, value);
    else node[key] = value;
  }
  node.append(...children);
  return node;
}

/** The text node that holds a letter of an element, and the offset at which it begins. */
export function letterAt(place, offset) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  let at = 0;
  let node = walker.nextNode();
  while (at + node.length <= offset) {
    at += node.length;
    node = walker.nextNode();
  }
  return { node, at };
}
