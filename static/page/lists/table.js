import { remember } from '../../model/memoize-one.js';
import { inOrder, orderOf, sortIndices } from '../../model/order.js';
import { columnsOf } from '../../model/table-columns.js';
import { listedChunks } from '../../state/listed.js';
import { byId, element } from '../dom/dom.js';
import { showChunkList } from './chunk-list.js';
import { showTableHead } from './table-head.js';

/** All chunks in a table that can be sorted by its columns. */
export function showTable(store) {
  const remembered = remember(columnsOf);
  const columns = ({ drawn: { text, result } }) => remembered(text, result);
  const order = remember(sorted);

  showTableHead(store, columns);
  showChunkList(store, {
    view: 'table',
    scroller: byId('table'),
    list: byId('chunk-rows'),
    header: byId('chunk-columns'),
    empty: byId('no-rows'),
    keys: ['selection', 'sort'],
    orderOf(state) {
      const { drawn: { result: { starts } }, selection, sort } = state;
      const column = columns(state).find(({ name }) => name === sort.column);
      return order(starts, selection, column?.sortKey ?? null, sort.isDescending);
    },
    draw: (chunk, { position }, state) => drawRow(columns(state), chunk, position),
  });
}

function sorted(starts, selection, sortKey, isDescending) {
  const chunks = listedChunks(starts, selection);
  if (!sortKey) return chunks ? orderOf(chunks, starts.length) : inOrder(starts.length);
  const all = chunks ?? Int32Array.from(starts.keys());
  return orderOf(sortIndices(all, sortKey, isDescending), starts.length);
}

/** The header is the first row of the table. */
const drawRow = (columns, chunk, position) => element(
  'tr',
  { role: 'row', 'aria-rowindex': position + 2 },
  ...columns.map(({ isNumber, textOf }, i) => element(i === 0 ? 'th' : 'td', {
    role: i === 0 ? 'rowheader' : 'cell',
    className: isNumber ? 'number' : '',
    textContent: textOf(chunk),
    dir: isNumber ? '' : 'auto',
  })),
);
