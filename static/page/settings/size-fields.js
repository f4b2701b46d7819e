import { formatNumber } from '../../model/format.js';
import { overlapSteps, sizeSteps } from '../../model/scale.js';
import { usedOverlap } from '../../state/settings.js';
import { byId } from '../dom/dom.js';
import { showAmount } from './size-field.js';

/** The largest size on the slider; the field takes more. */
const LARGEST = 8192;
const SIZES = sizeSteps(LARGEST);

/** Size and overlap, each as a number and as a slider. */
export function showAmounts(store) {
  showAmount(store, { name: 'size', least: 1, steps: () => SIZES, shown: ({ size }) => size });
  showAmount(store, {
    name: 'overlap', least: 0, steps: ({ size }) => overlapSteps(size), shown: usedOverlap,
  });
  store.subscribe(['settings', 'problems', 'refused'], ({ settings, problems, refused }) => {
    const isInUse = !problems.size && !problems.overlap && !refused;
    byId('overlap-note').textContent = isInUse ? overlapNote(settings) : '';
  });
}

function overlapNote(settings) {
  const used = usedOverlap(settings);
  if (used < settings.overlap) {
    return `Overlap must be smaller than the size; using ${formatNumber(used)}.`;
  }
  return used ? `${formatNumber(Math.round((100 * used) / settings.size))}% of the size` : 'Nothing is repeated';
}
