/** What the Word library would drop, put in terms that it reads; hidden and deleted text goes. */
import { all, child, isOn, make, makeRun } from './xml.js';

/** Elements whose contents are text as any other. */
const WRAPPERS = ['fldSimple', 'dir', 'bdo', 'customXml', 'moveTo', 'smartTag'];

/**
 * @param {Document} part the body or the notes
 * @param {import('./styles.js').Styles} styles
 * @returns {number} how many characters were hidden
 */
export function mendRuns(part, styles) {
  for (const moved of [...all(part, 'moveFrom'), ...all(part, 'del')]) moved.remove();
  for (const name of WRAPPERS) for (const wrapper of all(part, name)) wrapper.replaceWith(...wrapper.childNodes);
  for (const ruby of all(part, 'ruby')) writeOut(part, ruby);
  for (const end of all(part, 'cr')) end.replaceWith(make(part, 'br'));
  for (const tab of all(part, 'ptab')) tab.replaceWith(make(part, 'tab'));
  return removeHidden(part, styles);
}

/** A reading beside its letters stands behind them in brackets: 漢字(かんじ). It is itself within a run. */
function writeOut(part, ruby) {
  const run = ruby.closest('*|r');
  const base = [...(child(ruby, 'rubyBase')?.childNodes ?? [])];
  const reading = [...(child(ruby, 'rt')?.childNodes ?? [])];
  run.before(...base, ...(reading.length ? [makeRun(part, '('), ...reading, makeRun(part, ')')] : []));
  ruby.remove();
}

function removeHidden(part, styles) {
  let count = 0;
  for (const run of all(part, 'r')) {
    const properties = child(run, 'rPr');
    if (!(properties && isOn(properties, 'vanish')) && !styles.hides(run)) continue;
    if (isOn(properties, 'vanish') === false) continue;
    count += all(run, 't').reduce((length, { textContent }) => length + textContent.length, 0);
    run.remove();
  }
  return count;
}
