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
