import { urlOf } from './files.js';
import { readKnown, showExchange } from './io.js';
import { withColumns } from './model/columns.js';
import { showDocumentFacts } from './page/document/document-facts.js';
import { showDocumentInput } from './page/document/document-input.js';
import { showIntro } from './page/document/intro.js';
import { takePastedText } from './page/document/pasting.js';
import { showDrawing } from './page/drawing/drawing.js';
import { copyExactly } from './page/drawing/exact-copy.js';
import { showCost } from './page/facts/cost.js';
import { showFigures } from './page/facts/figures.js';
import { showSelection } from './page/facts/filter.js';
import { showFindings } from './page/facts/findings.js';
import { showHistogram } from './page/facts/histogram.js';
import { showInspector } from './page/facts/inspector.js';
import { showNotices } from './page/facts/notices.js';
import { showTokenizerNotice } from './page/facts/tokenizer-notice.js';
import { showEmptyState } from './page/frame/empty-state.js';
import { showEngine } from './page/frame/engine-status.js';
import { offerHelp } from './page/frame/help.js';
import { announce } from './page/frame/live-region.js';
import { workOffline } from './page/frame/offline.js';
import { offerThemes } from './page/frame/theme.js';
import { showSpacesSwitch, showViews } from './page/frame/views.js';
import { showWork } from './page/frame/work.js';
import { showCards } from './page/lists/cards.js';
import { showTable } from './page/lists/table.js';
import { showAmounts } from './page/settings/size-fields.js';
import { showStrategies } from './page/settings/strategies.js';
import { showCounting } from './page/settings/units.js';
import { createSession } from './session.js';
import { begin } from './state/initial-state.js';
import { asAsked } from './state/settings.js';
import { createStore } from './state/store.js';

/** Every visible piece; each draws its own keys of the store. */
const PIECES = [
  showDocumentInput, takePastedText, showIntro, showDocumentFacts, showStrategies, showAmounts, showCounting, showFigures, showNotices,
  showWork, showViews, showSpacesSwitch, showDrawing, showCards, showTable, copyExactly, showEmptyState, showInspector, showHistogram, showSelection,
  showFindings, showCost, offerHelp, announce,
];

/**
 * What the page knows, with what it has to do with the world outside it ({@link Exchange}).
 * @typedef {import('./state/initial-state.js').Exchange & Bench} State
 *
 * @typedef {object} Bench
 * @property {object} catalogue what can be chosen (start.json)
 * @property {{file: string, text: string, result: object}} example
 * @property {string} text      the document, exactly as it came
 * @property {import('./state/settings.js').Settings} settings the last that were valid
 * @property {import('./state/settings.js').Amounts} amounts
 * @property {Record<string, string>} problems what is wrong in a field, by its setting
 * @property {import('./state/remedy.js').Applied | null} applied the remedy that was used last
 * @property {{field: string, message: string} | null} refused what the package refused last
 * @property {{text: string, result: object | null}} drawn a text with the chunks that belong to it
 * @property {import('./state/choice.js').Choice | null} chosen  the chunk the user chose
 * @property {import('./state/choice.js').Choice | null} hovered the chunk under the pointer
 * @property {import('./state/filter.js').Selection | null} selection chunks that the steps go through
 * @property {'place' | 'cards' | 'table'} view how the chunks are shown
 * @property {boolean} spaces whether white space has marks
 * @property {{column: string, isDescending: boolean}} sort of the table
 * @property {import('./state/finding-span.js').Look | null} look  the place of a finding that is looked at
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
  return {
    catalogue,
    example: { file, text, result },
    text,
    settings: asAsked(result.settings, catalogue.defaults),
    amounts: {},
    problems: {},
    applied: null,
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
