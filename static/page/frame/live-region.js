import { countOf, formatNumber } from '../../model/format.js';
import { byId } from '../dom/dom.js';

/** Only what has stood for so long is said, in milliseconds. */
const REST = 600;

/** Says the result, and the chosen chunk, to those who do not see them. */
export function announce(store) {
  const announcer = byId('announcer');
  let timer = 0;
  let last = null;
  const say = (words) => {
    clearTimeout(timer);
    timer = setTimeout(() => { announcer.textContent = words; }, REST);
  };

  store.subscribe(['drawn', 'chosen'], ({ drawn, chosen, look }) => {
    const { text, result } = drawn;
    const isNew = drawn !== last;
    last = drawn;
    if (text === '') say('There is no document.');
    else if (isNew && result?.figures) say(summary(result));
    else if (!isNew && !chosen) say('No chunk is chosen.');
    else if (!isNew && result?.tokens) say(placeSummary(look, chosen) + chunkSummary(result, chosen.chunk));
  });
}

function summary({ count, figures, notices, findings }) {
  const further = [
    ...(notices.length ? [countOf(notices.length, 'notice')] : []),
    ...(findings?.length ? [`${countOf(findings.length, 'thing')} to look at`] : []),
  ];
  return `${countOf(count, 'chunk')}, together ${countOf(figures.total, 'token')}; `
    + `the document has ${formatNumber(figures.document)}.${further.map((words) => ` ${words}.`).join('')}`;
}

const placeSummary = (look, { at, from = at }) =>
  (look?.from === from ? `Place ${formatNumber(look.index + 1)} of ${formatNumber(look.count)}. ` : '');

function chunkSummary({ count, tokens, characters, overlap }, chunk) {
  const shared = overlap[chunk] ? `, of which ${formatNumber(overlap[chunk])} are shared with the chunk before` : '';
  return `Chunk ${formatNumber(chunk + 1)} of ${formatNumber(count)}: ${countOf(tokens[chunk], 'token')}, `
    + `${countOf(characters[chunk], 'character')}${shared}.`;
}
