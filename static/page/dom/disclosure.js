/**
 * A button that opens a panel beside it. Escape, a press elsewhere and leaving it by keyboard close
 * it; arrow keys go from button to button.
 *
 * @param {HTMLButtonElement} button
 * @param {HTMLElement} panel
 * @param {() => void} [onopen]
 * @returns {{close: () => void}}
 */
export function disclose(button, panel, onopen = () => {}) {
  const isOpen = () => !panel.hidden;

  function toggle(open) {
    panel.hidden = !open;
    button.setAttribute('aria-expanded', open);
    if (open) onopen();
  }
  function close() {
    if (!isOpen()) return;
    if (panel.contains(document.activeElement)) button.focus();
    toggle(false);
  }
  const isOutside = (node) => !panel.contains(node) && !button.contains(node);

  button.addEventListener('click', () => toggle(!isOpen()));
  document.addEventListener('pointerdown', ({ target }) => {
    if (isOpen() && isOutside(target)) toggle(false);
  });
  for (const part of [button, panel]) {
    part.addEventListener('focusout', ({ relatedTarget }) => {
      if (isOpen() && relatedTarget && isOutside(relatedTarget)) toggle(false);
    });
    part.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && isOpen()) {
        event.preventDefault();
        close();
      } else if (step(event)) {
        event.preventDefault();
        if (!isOpen()) toggle(true);
        move(panel, step(event));
      }
    });
  }
  return { close };
}

/** Arrow keys belong to radio buttons where one has the focus. */
const step = ({ key, target }) =>
  target.localName === 'button' ? { ArrowDown: 1, ArrowUp: -1 }[key] : undefined;

function move(panel, by) {
  const buttons = [...panel.querySelectorAll('button:enabled')].filter((one) => one.offsetParent);
  const at = buttons.indexOf(document.activeElement);
  const next = at === -1 ? (by === 1 ? 0 : buttons.length - 1) : (at + by + buttons.length) % buttons.length;
  buttons[next]?.focus();
}
