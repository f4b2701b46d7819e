/*
 * The page hands what the user has to itself, across a reload, by way of the service worker's
 * memory (static/offline/worker/hand-off.js says why not otherwise). The history's entry keeps only the name
 * to ask for it by.
 */
import { writeLink } from '../model/link.js';
import { activeWorker, ask } from './service-worker.js';

/** What of the page's state a reload keeps, beside the settings. */
const KEPT = ['text', 'source', 'former', 'view', 'spaces', 'sort', 'cost', 'offsets'];

/** The page opens without it where it does not come for so long, in milliseconds. */
const PATIENCE = 5000;

/** @param {object} state of the store */
export function toHandOver(state) {
  const kept = Object.fromEntries(KEPT.map((key) => [key, state[key]]));
  return { ...kept, link: writeLink(state.settings) };
}

/** @param {string} name what the worker gave for what it holds */
export function rememberHandOver(name) {
  history.replaceState({ ...history.state, handedOver: name }, '');
}

/**
 * Hands over what the user has, without waiting, as the page goes; only where a name is remembered.
 * @param {ServiceWorker} worker
 * @param {object} state of the store
 */
export function handOverAtOnce(worker, state) {
  const name = history.state?.handedOver;
  if (name) ask(worker, { type: 'hold', name, value: toHandOver(state) }).catch(() => {});
}

/**
 * @returns {Promise<{handedOver: ReturnType<typeof toHandOver> | null, isLost: boolean}>} what the
 *   page handed over before it was reloaded, and whether it had something that is gone
 */
export async function readHandedOver() {
  const { handedOver: name, ...state } = history.state ?? {};
  if (!name) return { handedOver: null, isLost: false };
  history.replaceState(state, '');
  const handedOver = await takeHeld(name);
  return { handedOver, isLost: !handedOver };
}

/** What the worker holds under a name; null where it holds nothing any more. @param {string} name */
export async function takeHeld(name) {
  const worker = await activeWorker();
  return worker && ask(worker, { type: 'take', name }, PATIENCE).catch(() => null);
}
