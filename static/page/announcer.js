import { countOf, formatNumber } from '../model/words.js';
import { byId } from './dom.js';

/** Only what has stood for so long is said, in milliseconds. */
const REST = 600;

/** Says the result, and the chosen chunk, to those who do not see them. */
export function announce(store) {
  const announcer = byId('announcer');
  let timer = 0;
  const say = (words) => {
    clearTimeout(timer);
    timer = setTimeout(() => { announcer.textContent = words; }, REST);
  };

  store.subscribe(['drawn'], ({ drawn: { text, result } }) => {
    if (text === '') say('There is no document.');
    else if (result?.figures) say(summary(result));
  });
  store.subscribe(['chosen'], ({ drawn: { result }, chosen }) => {
    if (chosen && result?.tokens) say(chunkSummary(result, chosen.chunk));
  });
}

const summary = ({ count, figures }) =>
  `${countOf(count, 'chunk')}, together ${countOf(figures.total, 'token')}; `
  + `the document has ${formatNumber(figures.document)}.`;

function chunkSummary({ count, tokens, characters, overlap }, chunk) {
  const shared = overlap[chunk] ? `, of which ${formatNumber(overlap[chunk])} are shared with the chunk before` : '';
  return `Chunk ${formatNumber(chunk + 1)} of ${formatNumber(count)}: ${countOf(tokens[chunk], 'token')}, `
    + `${countOf(characters[chunk], 'character')}${shared}.`;
}
