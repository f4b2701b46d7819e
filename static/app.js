import { readKnown, showExchange } from './exchange.js';
import { urlOf } from './files.js';
import { begin } from './model/beginning.js';
import { withColumns } from './model/columns.js';
import { createStore } from './model/store.js';
import { announce } from './page/announcer.js';
import { showAmounts } from './page/amounts.js';
import { showCards } from './page/cards.js';
import { showCost } from './page/cost.js';
import { showCounting } from './page/counting.js';
import { showDocumentFacts } from './page/document-facts.js';
import { showDocumentInput } from './page/document-input.js';
import { showDrawing } from './page/drawing.js';
import { showEmptyState } from './page/empty-state.js';
import { showEngine } from './page/engine-status.js';
import { copyExactly } from './page/exact-copy.js';
import { showFigures } from './page/figures.js';
import { showFindings } from './page/findings.js';
import { offerHelp } from './page/help.js';
import { showHistogram } from './page/histogram.js';
import { showInspector } from './page/inspector.js';
import { showNotices } from './page/notices.js';
import { workOffline } from './page/offline.js';
import { showSelection } from './page/selection.js';
import { showStrategies } from './page/strategies.js';
import { showTable } from './page/table.js';
import { offerThemes } from './page/theme.js';
import { showTokenizerNotice } from './page/tokenizer-notice.js';
import { showSpacesSwitch, showViews } from './page/views.js';
import { showWork } from './page/work.js';
import { createSession } from './session.js';

/** Every visible piece; each draws its own keys of the store. */
const PIECES = [
  showDocumentInput, showDocumentFacts, showStrategies, showAmounts, showCounting, showFigures, showNotices,
  showWork, showViews, showSpacesSwitch, showDrawing, showCards, showTable, copyExactly, showEmptyState, showInspector, showHistogram, showSelection,
  showFindings, showCost, offerHelp, announce,
];

/**
 * What the page knows, with what it has to do with the world outside it ({@link Exchange}).
 * @typedef {import('./model/beginning.js').Exchange & Bench} State
 *
 * @typedef {object} Bench
 * @property {object} catalogue what can be chosen (start.json)
 * @property {{file: string, text: string, result: object}} example
 * @property {string} text      the document, exactly as it came
 * @property {import('./model/settings.js').Settings} settings the last that were valid
 * @property {import('./model/settings.js').Amounts} amounts
 * @property {Record<string, string>} problems what is wrong in a field, by its setting
 * @property {{field: string, message: string} | null} refused what the package refused last
 * @property {{text: string, result: object | null}} drawn a text with the chunks that belong to it
 * @property {import('./model/choice.js').Choice | null} chosen  the chunk the user chose
 * @property {import('./model/choice.js').Choice | null} hovered the chunk under the pointer
 * @property {import('./model/selection.js').Selection | null} selection chunks that the steps go through
 * @property {'place' | 'cards' | 'table'} view how the chunks are shown
 * @property {boolean} spaces whether white space has marks
 * @property {{column: string, isDescending: boolean}} sort of the table
 * @property {import('./model/look.js').Look | null} look  the place of a finding that is looked at
 * @property {import('./model/cost.js').CostInputs} cost
 * @property {object} engine    how far Python is (static/engine/engine.js, Status)
 * @property {boolean} offline   whether all of the site works without a network
 * @property {boolean} busy     whether what is drawn is older than the text or the settings
 * @property {{stage: string, fraction: number} | null} work what is being done
 * @property {string | null} failure why the last work failed
 */

/** Draws the first example, and lets Python start. */
export async function startApp() {
  offerThemes();
  /** @type {ReturnType<typeof createStore<State>>} */
  const store = createStore(await beginning());
  const session = createSession(store);
  showEngine(store, session);
  showTokenizerNotice(store, session);
  for (const show of PIECES) show(store);
  showExchange(store, session);
  workOffline(store);
  session.start();
}

/** The page as it was built, changed by a link and by what was kept. */
async function beginning() {
  const [start, known] = await Promise.all([readStart(), readKnown()]);
  return { ...start, ...begin(start, known) };
}

async function readStart() {
  const response = await fetch(urlOf('start.json'));
  if (!response.ok) throw new Error(`start.json is missing (status ${response.status}).`);
  const { catalogue, example } = await response.json();
  const result = withColumns(example.result);
  const { file, text } = example;
  const { strategy, size, asked_overlap: overlap, unit, setext } = result.settings;
  const { encoding } = catalogue.defaults;
  return {
    catalogue,
    example: { file, text, result },
    text,
    settings: { strategy, size, overlap, unit, encoding, setext },
    amounts: {},
    problems: {},
    refused: null,
    drawn: { text, result },
    chosen: null,
    hovered: null,
    selection: null,
    look: null,
    view: 'place',
    spaces: false,
    sort: { column: 'number', isDescending: false },
    engine: { state: 'loading', again: false, loaded: 0, total: 0 },
    offline: false,
    busy: false,
    work: null,
    failure: null,
  };
}
