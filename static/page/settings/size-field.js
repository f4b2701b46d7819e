import { countOf } from '../../model/format.js';
import { readWhole } from '../../model/parse-number.js';
import { nearestStep } from '../../model/scale.js';
import { byId } from '../dom/dom.js';

/** The largest number that the package takes. */
const MOST = 1_000_000_000;

/**
 * One setting as a number field and a slider. A number that cannot be used leaves the setting
 * as it was, and says beside the field what is wrong.
 *
 * @param {object} store
 * @param {object} amount
 * @param {'size' | 'overlap'} amount.name
 * @param {number} amount.least
 * @param {(settings: object) => number[]} amount.steps the values that the slider offers
 * @param {(settings: object) => number} amount.shown   the value that the slider stands at
 */
export function showAmount(store, { name, least, steps, shown }) {
  const field = byId(name);
  const slider = byId(`${name}-slider`);
  const problem = byId(`${name}-problem`);
  const read = () => readWhole(field.value, { least, most: MOST });

  field.addEventListener('input', () => {
    const { value, message } = read();
    if (message) store.set({ problems: { ...store.get().problems, [name]: message } });
    else set(value);
  });
  field.addEventListener('keydown', (event) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const { value } = read();
    if (!step || value === undefined) return;
    event.preventDefault();
    set(Math.min(MOST, Math.max(least, value + step * (event.shiftKey ? 10 : 1))));
    field.value = store.get().settings[name];
  });
  slider.addEventListener('input', () => set(steps(store.get().settings)[slider.value]));

  store.subscribe(['settings'], ({ settings }) => {
    const offered = steps(settings);
    const value = shown(settings);
    slider.max = offered.length - 1;
    slider.value = nearestStep(offered, value);
    slider.setAttribute('aria-valuetext', countOf(value, settings.unit.slice(0, -1)));
    slider.style.setProperty('--filled', slider.value / Math.max(1, slider.max));
    byId(`${name}-unit`).textContent = settings.unit;
  });
  store.subscribe(['settings', 'problems', 'refused'], ({ settings, problems, refused }) => {
    const message = problems[name] ?? (refused?.field === name ? refused.message : '');
    problem.textContent = message;
    field.setAttribute('aria-invalid', Boolean(message));
    if (!problems[name] && read().value !== settings[name]) field.value = settings[name];
  });

  function set(value) {
    const { settings, amounts, problems } = store.get();
    const next = { ...settings, [name]: value };
    const { unit, size, overlap } = next;
    store.set({
      settings: next,
      amounts: { ...amounts, [unit]: { size, overlap } },
      problems: { ...problems, [name]: undefined },
    });
  }
}
