import { byId } from '../dom/dom.js';

/** Work that is sooner over shows nothing, in milliseconds. */
const PATIENCE = 150;

/** What is being done, or waited for, once it takes a while. */
export function showWork(store) {
  const work = byId('work');
  let timer = 0;

  store.subscribe(['busy'], ({ busy }) => byId('drawing').setAttribute('aria-busy', busy));
  store.subscribe(['work', 'busy', 'engine'], (state) => {
    const now = state.work ?? waiting(state);
    if (!now) {
      clearTimeout(timer);
      timer = 0;
      work.hidden = true;
      return;
    }
    byId('work-words').textContent = now.stage;
    byId('work-progress').value = now.fraction;
    timer ||= setTimeout(() => { work.hidden = false; }, PATIENCE);
  });
}

function waiting({ busy, engine: { state, loaded, total } }) {
  return busy && state === 'loading' && { stage: 'Waiting for Python', fraction: total && loaded / total };
}
