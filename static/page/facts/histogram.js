import { countOf, formatNumber } from '../../model/format.js';
import { chooseChunk } from '../../state/choice.js';
import { selectByTokens } from '../../state/filter.js';
import { byId } from '../dom/dom.js';
import { roam } from '../dom/roving-tabindex.js';
import { drawPlot } from './plot.js';

/** The chunks by how many tokens they have; a bar chooses those it stands for. */
export function showHistogram(store) {
  const section = byId('histogram');
  const box = byId('plot');
  let shown = null;
  /** What is drawn of it now, with an element for each bar that holds chunks. */
  let drawn = { width: 0, bars: [] };

  store.subscribe(['drawn'], ({ drawn: { text, result } }) => {
    const isPartial = result && !result.figures;
    if (isPartial) return;
    section.hidden = !result?.count;
    shown = result;
    draw();
  });
  store.subscribe(['selection'], showSelection);
  new ResizeObserver(() => {
    if (drawn.width !== box.clientWidth) draw();
  }).observe(box);

  roam(box, '.bar');
  box.addEventListener('click', ({ target }) => choose(barAt(target)));
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') store.set({ selection: null });
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(barAt(event.target));
  });
  for (const type of ['pointerover', 'focusin']) {
    box.addEventListener(type, ({ target }) => say(barAt(target)));
  }
  for (const type of ['pointerleave', 'focusout']) box.addEventListener(type, () => say());

  function draw() {
    const width = box.clientWidth;
    if (!width) return;
    const { figures: { histogram }, settings } = shown;
    const size = settings.unit === 'tokens' ? settings.size : null;
    const focused = drawn.bars.findIndex(({ element }) => element === document.activeElement);
    const plot = drawPlot({ histogram, size, width, nameOf });
    box.replaceChildren(plot.element);
    drawn = { width, bars: plot.bars };
    showSelection(store.get());
    plot.bars[Math.min(focused, plot.bars.length - 1)]?.element.focus();
  }

  function showSelection({ selection }) {
    for (const { element, first, last } of drawn.bars) {
      element.setAttribute('aria-pressed', selection?.first === first && selection.last === last);
    }
    say(barAt(document.activeElement));
  }

  function barAt(target) {
    const element = target.closest('.bar');
    return drawn.bars.find((bar) => bar.element === element);
  }

  function choose(bar) {
    const { selection, drawn: { result } } = store.get();
    if (!bar || !result?.tokens) return;
    if (selection?.first === bar.first && selection.last === bar.last) {
      store.set({ selection: null });
      return;
    }
    const next = selectByTokens(result, bar.first, bar.last);
    store.set({ selection: next, chosen: chooseChunk(result, next.chunks[0]) });
  }

  function say(bar) {
    byId('bar-words').textContent = bar ? nameOf(bar) : 'Choose a bar to see its chunks.';
  }
}

/** @param {import('../../model/histogram.js').Bar} bar */
const nameOf = ({ first, last, chunks }) => `${tokenRange(first, last)}: ${countOf(chunks, 'chunk')}`;

/** `33 to 40 tokens`, `1 token`. @param {number} first @param {number} last */
export const tokenRange = (first, last) =>
  (first === last ? countOf(first, 'token') : `${formatNumber(first)} to ${countOf(last, 'token')}`);
