import { byId } from '../dom/dom.js';
import { TOKENIZER_UNAVAILABLE } from './notices.js';

/** Why exact tokens could not be had, with a way to try again. */
export function showTokenizerNotice(store, session) {
  const notice = byId('tokenizer-notice');
  const button = byId('retry-tokenizer');

  store.subscribe(['drawn'], ({ drawn: { result } }) => {
    const isPartial = result && !result.figures;
    if (isPartial) return;
    const found = result?.notices.find(({ kind }) => kind === TOKENIZER_UNAVAILABLE);
    if (!found && document.activeElement === button) byId('encoding').focus();
    notice.hidden = !found;
    byId('tokenizer-notice-words').textContent = found?.text ?? '';
  });
  button.addEventListener('click', () => session.retryTokenizer());
}
