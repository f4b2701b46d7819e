import { takeSettings } from './replace-document.js';
import { usedOverlap } from './settings.js';

/**
 * What would mend a finding.
 * @typedef {object} Remedy
 * @property {string} text what it does, in the user's words
 * @property {Partial<import('./settings.js').Settings>} settings those that it changes
 */

/**
 * A remedy that was used, and how to undo it.
 * @typedef {object} Applied
 * @property {string} text of the remedy
 * @property {object} before what of the state it has changed, as it was
 * @property {import('./settings.js').Settings} after the settings it has made
 */

/**
 * Uses a remedy. It was tried with the overlap that was used, which a larger size must not raise.
 * @param {object} state
 * @param {Remedy} remedy
 */
export function applyRemedy(state, { text, settings: changed }) {
  const { settings, amounts } = state;
  const after = { ...settings, overlap: usedOverlap(settings), ...changed };
  return { ...takeSettings(state, after), applied: { text, before: { settings, amounts }, after } };
}

/** The remedy that can be undone: the last, until the settings change in another way. @returns {Applied | null} */
export const undoable = ({ applied, settings }) => (applied?.after === settings ? applied : null);

/** Undoes the remedy that was used last, if it can be. @param {object} state */
export function undoRemedy(state) {
  const applied = undoable(state);
  return applied ? { ...applied.before, problems: {}, applied: null } : {};
}
