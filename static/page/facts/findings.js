import { formatNumber } from '../../model/format.js';
import { choiceOf, nextLook } from '../../state/finding-span.js';
import { byId } from '../dom/dom.js';
import { drawFinding, drawNothing, drawSteps, showPlace, stepButton } from './finding.js';
import { offerUndo } from './remedies.js';

/** What to look at in the chunks, each with steps through its places. */
export function showFindings(store) {
  const section = byId('findings');
  const list = byId('findings-list');
  const shortcut = byId('to-findings');
  const line = byId('look');
  const use = offerUndo(store);
  /** The text whose findings are listed: they stay while its settings change, and no longer. */
  let listed = '';

  store.subscribe(['drawn'], ({ drawn: { text, result }, look }) => {
    if (look && look.starts !== result?.starts) store.set({ look: null });
    section.hidden = text === '' || result?.count === 0 || !(result?.findings || text === listed);
    shortcut.hidden = section.hidden;
    list.setAttribute('aria-busy', !result?.findings);
    if (!result?.findings) return;
    listed = text;
    const { findings, places } = result;
    const items = findings.map((finding) => drawFinding(finding, places[finding.kind].length / 2, goTo(finding.kind), use));
    const focused = list.contains(document.activeElement) ? document.activeElement : null;
    list.replaceChildren(...(items.length ? items : [drawNothing(result.verdict)]));
    if (focused) sameButton(focused).focus({ preventScroll: true });
    shortcut.textContent = `What to look at: ${formatNumber(items.length)}`;
    mark(store.get());
  });
  store.subscribe(['chosen'], ({ chosen }) => {
    if (!chosen) store.set({ look: null });
  });
  store.subscribe(['look'], (state) => {
    mark(state);
    showInInspector(state);
  });
  shortcut.addEventListener('click', () => {
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  });

  function mark({ look }) {
    for (const node of list.children) {
      const isLooked = node.dataset.kind === look?.kind;
      node.classList.toggle('looked-at', isLooked);
      showPlace(node, isLooked ? look : null);
    }
  }

  /** What stands now for a step that was in the list; where its finding is gone, the whole section. */
  function sameButton(button) {
    const { kind } = button.closest('.finding').dataset;
    return list.querySelector(`[data-kind="${kind}"] [name="${button.name}"]`) ?? section;
  }

  /** Where the list is out of sight, below the document, the steps stand beside the chunk. */
  function showInInspector({ look, drawn: { result } }) {
    line.hidden = !look;
    if (!look) return;
    byId('look-words').textContent = result.findings.find(({ kind }) => kind === look.kind).text;
    const steps = drawSteps(look.count, 'look-words', goTo(look.kind));
    byId('look-steps').replaceChildren(steps);
    showPlace(line, look);
  }

  function goTo(kind) {
    return (step) => {
      const { drawn: { result }, look } = store.get();
      if (!result?.places?.[kind]) return;
      const next = nextLook(result, look, kind, step);
      store.set({ look: next, chosen: choiceOf(result, next), selection: null, view: 'place' });
      // There the page scrolls to the place, and the list's button goes out of sight.
      if (line.offsetParent) stepButton(line, step).focus({ preventScroll: true });
    };
  }
}
