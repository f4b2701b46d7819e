import { withStrategy } from '../../state/settings.js';
import { byId } from '../dom/dom.js';
import { offerChoices, showChoice } from './choices.js';

/** The strategy, in one line what it does, and what only belongs to it. */
export function showStrategies(store) {
  const { strategies } = store.get().catalogue;
  const choices = byId('strategy-choices');
  const setext = byId('setext');
  const named = (name) => strategies.find((strategy) => strategy.name === name);

  offerChoices(choices, 'strategy', strategies, (name) => {
    const { settings, amounts } = store.get();
    store.set({ settings: withStrategy(settings, named(name), amounts), problems: {} });
  });
  setext.addEventListener('change', () => {
    store.set({ settings: { ...store.get().settings, setext: setext.checked } });
  });
  store.subscribe(['settings'], ({ settings }) => {
    showChoice(choices, settings.strategy);
    byId('strategy-summary').textContent = named(settings.strategy).summary;
    byId('setext-row').hidden = settings.strategy !== 'headings';
    setext.checked = settings.setext;
  });
}
