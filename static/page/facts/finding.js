import { countOf, formatNumber } from '../../model/format.js';
import { element } from '../dom/dom.js';
import { drawRemedies } from './remedies.js';

/**
 * A finding: its sentence, steps through its places, and what would mend it.
 * @param {{kind: string, text: string, remedies: import('../../state/remedy.js').Remedy[]}} finding
 * @param {number} count of its places
 * @param {(step: 1 | -1) => void} go
 * @param {(remedy: import('../../state/remedy.js').Remedy) => void} use
 */
export function drawFinding({ kind, text, remedies }, count, go, use) {
  const id = `finding-${kind}`;
  const node = element('li', { className: 'finding' }, element('p', { id }, ...emphasised(text)));
  node.dataset.kind = kind;
  if (count) node.append(drawSteps(count, id, go));
  if (remedies.length) node.append(drawRemedies(remedies, id, use));
  return node;
}

/** What stands there when there is nothing to look at. @param {string} verdict */
export const drawNothing = (verdict) => element(
  'li',
  { className: 'finding none' },
  element('p', { textContent: verdict }),
);

/** The sentence, with the count at its beginning, if there is one, in bold. */
function emphasised(text) {
  const [count] = /^[\d,]+/.exec(text) ?? [''];
  return count ? [element('b', { textContent: count }), text.slice(count.length)] : [text];
}

/**
 * Buttons to the next place and to the one before, and which it is; `showPlace` says that.
 * @param {number} count of places
 * @param {string} id of what describes them
 * @param {(step: 1 | -1) => void} go
 */
export function drawSteps(count, id, go) {
  const button = (step, words, properties) => {
    const node = element('button', { type: 'button', name: nameOf(step), 'aria-describedby': id, ...properties }, words);
    node.addEventListener('click', () => go(step));
    return node;
  };
  if (count === 1) {
    return element('div', { className: 'steps' }, button(1, 'Show', { className: 'quiet show' }));
  }
  return element(
    'div',
    { className: 'steps' },
    button(-1, '‹', { className: 'quiet step', 'aria-label': 'Previous place' }),
    element('span', { className: 'finding-at', textContent: countOf(count, 'place') }),
    button(1, '›', { className: 'quiet step', 'aria-label': 'Next place' }),
  );
}

/** The button of a step, of those that stand in a node. @param {Element} node @param {1 | -1} step */
export const stepButton = (node, step) => node.querySelector(`[name="${nameOf(step)}"]`);

const nameOf = (step) => (step === 1 ? 'next' : 'previous');

/**
 * Says beside the steps which place is looked at.
 * @param {Element} node that holds the steps of a finding, if it has any
 * @param {import('../../state/finding-span.js').Look | null} look
 */
export function showPlace(node, look) {
  const at = node.querySelector('.finding-at');
  if (!at) return;
  at.dataset.all ??= at.textContent;
  at.textContent = look ? `${formatNumber(look.index + 1)} of ${formatNumber(look.count)}` : at.dataset.all;
}
