import { withUnit } from '../../state/settings.js';
import { byId, element } from '../dom/dom.js';
import { offerChoices, showChoice } from './choices.js';

/** The unit that sizes are measured in, and how tokens are counted. */
export function showCounting(store) {
  const { strategies, units, encodings } = store.get().catalogue;
  const choices = byId('unit-choices');
  const encoding = byId('encoding');

  offerChoices(choices, 'unit', units.map((unit) => ({ name: unit, label: unit })), (unit) => {
    const { settings, amounts } = store.get();
    store.set({ settings: withUnit(settings, unit, amounts), problems: {} });
  });
  encoding.append(...encodings.map(({ name, label }) =>
    element('option', { value: name, textContent: label })));
  encoding.addEventListener('change', () => {
    store.set({ settings: { ...store.get().settings, encoding: encoding.value } });
  });
  store.subscribe(['settings'], ({ settings }) => {
    const { units: possible } = strategies.find(({ name }) => name === settings.strategy);
    for (const choice of choices.children) {
      choice.hidden = !possible.includes(choice.firstElementChild.value);
    }
    byId('unit').hidden = possible.length === 1;
    showChoice(choices, settings.unit);
    encoding.value = settings.encoding;
    byId('encoding-models').textContent = encodings.find(({ name }) => name === settings.encoding).models;
  });
}
