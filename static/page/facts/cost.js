import { NUMBER_SIZES, costOf, formatBytes, formatCost, readCostInputs } from '../../model/cost.js';
import { byId, element } from '../dom/dom.js';

const FIELDS = ['price', 'dimensions', 'bytes', 'documents'];

/** What embedding the chunks costs and how much room their vectors take, overlap apart. */
export function showCost(store) {
  const section = byId('cost');
  const results = byId('cost-results');
  const field = (name) => byId(`cost-${name}`);

  field('bytes').append(...NUMBER_SIZES.map(({ bytes, label }) =>
    element('option', { value: bytes, textContent: label })));
  for (const name of FIELDS) {
    field(name).addEventListener('input', ({ target }) => {
      store.set({ cost: { ...store.get().cost, [name]: target.value } });
    });
  }
  store.subscribe(['cost'], ({ cost }) => {
    const { problems } = readCostInputs(cost);
    for (const name of FIELDS) {
      if (field(name).value !== cost[name]) field(name).value = cost[name];
      field(name).setAttribute('aria-invalid', Boolean(problems[name]));
      if (name in problems) byId(`cost-${name}-problem`).textContent = problems[name] ?? '';
    }
  });
  store.subscribe(['drawn', 'cost'], ({ drawn: { result }, cost }) => {
    const isPartial = result && !result.figures;
    if (isPartial) return;
    section.hidden = !result?.count;
    if (result) byId('cost-whose').textContent = whose(result.figures);
    if (result) results.replaceChildren(...rows(result, readCostInputs(cost)).map(row));
  });
}

const whose = ({ method }) =>
  `The price of the model that you embed with, for tokens as counted here: ${method}. Another tokenizer counts others.`;

/** @returns {[name: string, value: string][]} */
function rows({ figures, overlap }, { price, dimensions, bytes, documents }) {
  if (documents === undefined) return [];
  const isShared = overlap.some(Boolean);
  const costs = costOf(figures, (dimensions ?? 0) * bytes, documents, isShared);
  return [
    ...(price ? [
      ['Embedding', formatCost(costs.tokens, price)],
      ['overlap and cuts add', formatCost(costs.addedTokens, price)],
    ] : []),
    ...(dimensions ? [
      ['Storing vectors', formatBytes(costs.bytes)],
      [isShared ? 'overlap adds, about' : 'overlap adds', formatBytes(costs.addedBytes)],
    ] : []),
  ];
}

const row = ([name, value]) => element(
  'div', {}, element('dt', { textContent: name }), element('dd', { textContent: value }),
);
