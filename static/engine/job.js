/** The longest that the worker goes on before it looks for newer settings, in milliseconds. */
const SLICE = 40;

/** The settings cannot be used; `field` names the input. */
export class SettingsError extends Error {
  name = 'SettingsError';

  /** @param {{field: string, message: string}} problem */
  constructor({ field, message }) {
    super(message);
    this.field = field;
  }
}

/**
 * Cut a document in the worker.
 * @param {import('./connection.js').Connection} connection
 * @param {string} text
 * @param {object} settings
 * @param {{onplaces?: (partial: object) => void, onprogress?: (progress: object) => void}} listeners
 * @param {AbortSignal} signal
 * @returns {Promise<object>} the result; rejects with SettingsError, or as soon as it is aborted
 */
export async function run(connection, text, settings, { onplaces, onprogress }, signal) {
  const call = async (name, ...values) => {
    signal.throwIfAborted();
    const answer = await connection.call(name, ...values);
    signal.throwIfAborted();
    return answer;
  };

  if (settings.encoding !== 'estimate') {
    await loadEncoding(connection, settings.encoding, onprogress);
    signal.throwIfAborted();
  }
  connection.onwork = (work) => signal.aborted || onprogress?.(work);
  if (connection.text !== text) {
    onprogress?.({ stage: 'Handing the text to Python', fraction: 0 });
    connection.text = text;
    await call('open', text);
  }
  refuse(await call('begin', JSON.stringify(settings)));
  let result = null;
  for (;;) {
    const step = await call('step', SLICE);
    if (step.error) refuse(step.error);
    if (step.columns) result = placed(step.columns, JSON.parse(step.outline));
    if (step.counts) result = { ...result, ...step.counts, ...JSON.parse(step.summary) };
    if (step.done) {
      const { places, seams, verdict } = step;
      return { ...result, findings: JSON.parse(step.findings), places, seams, verdict };
    }
    if (step.columns || step.counts) onplaces?.(result);
    onprogress?.({ stage: step.stage, fraction: step.fraction });
  }
}

/** The result as far as it is known once the document is cut. */
function placed(columns, outline) {
  const count = columns.starts.length;
  return {
    count,
    section: null,
    firstWord: null,
    lastWord: null,
    ...columns,
    ...outline,
    tokens: null,
    flags: new Uint8Array(count),
    figures: null,
    notices: [],
    findings: null,
    verdict: '',
    places: null,
    seams: null,
  };
}

/** @param {string} answer JSON of the worker, with an `error` when the settings cannot be used */
function refuse(answer) {
  const { error } = JSON.parse(answer);
  if (error) throw new SettingsError(error);
}

/** Load an encoding once; one that failed stays failed until it is taken out of the map. */
async function loadEncoding(connection, name, onprogress) {
  const { encodings } = connection;
  if (!encodings.has(name)) {
    onprogress?.({ stage: 'Loading the tokenizer', fraction: 0 });
    encodings.set(name, connection.call('load_encoding', name));
  }
  return encodings.get(name);
}
