import { megabytes } from '../../model/format.js';
import { byId } from '../dom/dom.js';
import { focusView } from './views.js';

/** How far Python is, and a way to try again where it could not start or had to stop. */
export function showEngine(store, session) {
  const status = byId('engine');
  const progress = byId('engine-progress');
  const failure = byId('failure');

  store.subscribe(['engine', 'offline'], ({ engine, offline }) => {
    const { state, loaded, total } = engine;
    status.dataset.state = state;
    byId('engine-words').textContent = words(engine, offline);
    progress.hidden = state !== 'loading';
    if (total) progress.value = loaded / total;
    else progress.removeAttribute('value');
  });
  store.subscribe(['engine', 'failure'], ({ engine, failure: reason }) => {
    const message = engine.state === 'failed' ? engine.message : reason;
    failure.hidden = !message;
    byId('failure-words').textContent = message ?? '';
  });
  byId('try-again').addEventListener('click', () => {
    focusView(store.get());
    session.start();
  });
}

function words({ state, again, loaded, total }, isOffline) {
  if (state === 'ready') return isOffline ? 'Ready to work offline' : 'Python is ready';
  if (state === 'failed') return 'Python did not start';
  const doing = again ? 'Python stopped and starts again' : 'Loading Python';
  return total ? `${doing}: ${megabytes(loaded)} of ${megabytes(total)}` : doing;
}
