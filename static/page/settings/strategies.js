import { withOption, withStrategy } from '../../state/settings.js';
import { byId } from '../dom/dom.js';
import { offerChoices, showChoice } from './choices.js';
import { offerOptions, showOptions } from './options.js';

/** The strategy, in one line what it does, and the settings that only some strategies have. */
export function showStrategies(store) {
  const { strategies, options } = store.get().catalogue;
  const choices = byId('strategy-choices');
  const ticks = byId('strategy-options');
  const named = (name) => strategies.find((strategy) => strategy.name === name);

  offerChoices(choices, 'strategy', strategies, (name) => {
    const { settings, amounts } = store.get();
    store.set({ settings: withStrategy(settings, named(name), amounts), problems: {} });
  });
  offerOptions(ticks, options, (name, isOn) => {
    store.set({ settings: withOption(store.get().settings, name, isOn) });
  });
  store.subscribe(['settings'], ({ settings }) => {
    const strategy = named(settings.strategy);
    showChoice(choices, settings.strategy);
    byId('strategy-summary').textContent = strategy.summary;
    showOptions(ticks, strategy.options, settings);
  });
}
