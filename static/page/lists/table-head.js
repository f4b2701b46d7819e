import { listedChunks } from '../../state/listed.js';
import { byId, element } from '../dom/dom.js';

/**
 * The table's header: each column that can be sorted is a button that does so, and the other way
 * round when it is pressed again.
 *
 * @param {object} store
 * @param {(state: object) => import('../../model/table-columns.js').Column[]} columnsOf
 */
export function showTableHead(store, columnsOf) {
  const table = byId('chunk-table');
  const row = byId('chunk-columns').firstElementChild;

  store.subscribe(['drawn', 'view', 'selection', 'sort'], (state) => {
    const { view, drawn: { result }, selection, sort } = state;
    if (view !== 'table' || !result) return;
    const columns = columnsOf(state);
    const focused = row.contains(document.activeElement) ? document.activeElement.name : null;
    layOut(table, columns);
    table.setAttribute('aria-rowcount', 1 + (listedChunks(result.starts, selection)?.length ?? result.count));
    row.replaceChildren(...columns.map((column) => cell(column, sort)));
    row.querySelector(`[name="${focused}"]`)?.focus();
  });
  row.addEventListener('click', ({ target }) => {
    const column = target.closest('button')?.name;
    if (!column) return;
    const { sort } = store.get();
    store.set({ sort: { column, isDescending: sort.column === column && !sort.isDescending } });
  });
}

/** Rows are grids of their own, so the widths must not depend on what stands in them. */
function layOut(table, columns) {
  const widths = columns.map(({ width }) => width);
  const tracks = widths.map((width, i) => (i === widths.length - 1 ? `minmax(${width}ch, 1fr)` : `${width}ch`));
  table.style.setProperty('--columns', tracks.join(' '));
  table.style.setProperty('--least', `${widths.reduce((sum, width) => sum + width)}ch`);
}

function cell({ name, label, isNumber, sortKey }, sort) {
  const isSorted = sortKey && name === sort.column;
  const head = element('th', { role: 'columnheader', scope: 'col', className: isNumber ? 'number' : '' });
  if (isSorted) head.setAttribute('aria-sort', sort.isDescending ? 'descending' : 'ascending');
  head.append(sortKey
    ? element('button', { type: 'button', className: 'sort', name, textContent: label })
    : element('span', { textContent: label }));
  return head;
}
