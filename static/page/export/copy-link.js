import { writeLink } from '../../model/link.js';
import { byId } from '../dom/dom.js';
import { copyOnClick } from './copying.js';

/** Copies a link to the page with these settings; where that is forbidden, shows it. */
export function showCopyLink(store) {
  const button = byId('copy-link');
  const panel = byId('link-panel');
  const field = byId('link');
  const link = () => `${location.href.replace(/[?#].*/, '')}#${writeLink(store.get().settings)}`;

  copyOnClick(button, link, () => {
    field.value = link();
    panel.hidden = false;
    field.focus();
    field.select();
  });
  panel.addEventListener('keydown', ({ key }) => { if (key === 'Escape') button.focus(); });
  panel.addEventListener('focusout', close);

  function close() {
    panel.hidden = true;
  }
}
