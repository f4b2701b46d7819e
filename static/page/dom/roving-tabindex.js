const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/**
 * Makes a group one stop of the Tab key, inside which arrow keys, Home and End move the focus.
 * @param {HTMLElement} box holds the items, of which one has `tabindex` 0 and the others −1
 * @param {string} items selects them
 */
export function roam(box, items) {
  box.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const all = [...box.querySelectorAll(items)];
    const from = all.indexOf(document.activeElement);
    all[Math.max(0, Math.min(all.length - 1, from + step))].focus();
    event.preventDefault();
  });
  box.addEventListener('focusin', ({ target }) => {
    for (const item of box.querySelectorAll(items)) item.setAttribute('tabindex', item === target ? 0 : -1);
  });
}
