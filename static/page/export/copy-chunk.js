import { chunkRecord } from '../../model/chunk-record.js';
import { byId } from '../dom/dom.js';
import { copyOnClick } from './copying.js';

/** Copies the chosen chunk: its text, or all that an export says of it, as JSON. */
export function showCopyChunk(store) {
  const box = byId('copy-chunk');
  store.subscribe(['drawn', 'chosen'], ({ drawn: { result }, chosen }) => {
    box.hidden = !result || !chosen;
    byId('copy-json').disabled = !result?.tokens;
  });
  const record = () => {
    const { drawn, chosen, offsets } = store.get();
    return chunkRecord(drawn, chosen.chunk, offsets);
  };
  copyOnClick(byId('copy-text'), () => {
    const { drawn: { text, result }, chosen: { chunk } } = store.get();
    return text.slice(result.starts[chunk], result.ends[chunk]);
  });
  copyOnClick(byId('copy-json'), () => JSON.stringify(record(), null, 2));
}
