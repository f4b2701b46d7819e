import { byId } from '../dom/dom.js';
import { BlockList } from './block-list.js';
import { chooseByKey, chooseByPointer } from './choosing.js';
import { markChunk, markSelected } from './chunk-classes.js';
import { markLooked } from './highlight.js';
import { markSpaces } from './invisibles.js';
import { rowAt, scrollToRows } from './scroll-to-text.js';

/** Printing paints so many characters of the document with their chunks; the rest stays bare. */
const PRINTED = 400_000;

/** The document, drawn once, with its chunks over it. */
export function showDrawing(store) {
  const drawing = byId('drawing');
  const paper = byId('paper');
  const blocks = new BlockList(paper, drawing, (block) => {
    const { chosen, hovered, selection, look, spaces } = store.get();
    if (spaces) markSpaces(block.element);
    markSelected(block, selection);
    markLooked(block, look);
    mark(block, 'chosen', chosen, true);
    mark(block, 'hovered', hovered, true);
  });
  /** What is marked now. */
  const marked = { chosen: null, hovered: null };

  store.subscribe(['drawn', 'spaces'], ({ drawn: { text, result } }) => {
    paper.hidden = text === '';
    blocks.show(text, result);
  });
  store.subscribe(['selection'], ({ selection }) => {
    paper.classList.toggle('has-selection', selection !== null);
    for (const block of blocks.painted()) markSelected(block, selection);
  });
  store.subscribe(['look'], ({ look }) => {
    for (const block of blocks.painted()) markLooked(block, look);
  });
  store.subscribe(['chosen'], ({ chosen, view }) => {
    remark('chosen', chosen);
    if (view === 'place' && chosen?.reveal) reveal(chosen);
  });
  store.subscribe(['hovered'], ({ hovered }) => remark('hovered', hovered));
  store.subscribe(['view'], ({ view, drawn: { text, result }, chosen }) => {
    if (view !== 'place') return;
    blocks.show(text, result);
    if (chosen) reveal(chosen);
  });

  chooseByPointer(paper, store, (target) => blocks.placeOf(target));
  chooseByKey(drawing, store, () => blocks.firstSeen(drawing)?.last ?? 0);
  addEventListener('beforeprint', () => blocks.paintUpTo(PRINTED));

  function remark(name, choice) {
    for (const [which, isOn] of [[marked[name], false], [choice, true]]) {
      for (const block of blocks.painted()) mark(block, name, which, isOn);
    }
    marked[name] = choice;
  }

  function mark(block, name, choice, isOn) {
    if (choice) markChunk(block, store.get().drawn.result, choice.chunk, name, isOn);
  }

  /** Scrolls to a choice, and again while what lies around it is being laid out. */
  function reveal(choice, tries = 12) {
    const isMoved = scrollToRows(drawing, ...rowsOf(choice));
    if (isMoved && tries > 0) requestAnimationFrame(() => requestAnimationFrame(() => {
      if (store.get().chosen?.at === choice.at) reveal(choice, tries - 1);
    }));
  }

  /** The row that a choice must show, and what else should be seen with it. */
  function rowsOf({ at, from }) {
    const place = blocks.elementAt(at);
    const row = rowAt(place, at - blocks.placeOf(place).from);
    if (from === undefined) return [row, (place.querySelector('.looked') ?? place).getBoundingClientRect()];
    return [row, paper.querySelector('.looked')?.getClientRects()[0] ?? row];
  }
}
