import { isAnySelected } from '../../state/filter.js';

/**
 * Marks, in a painted block, the places of one chunk with a class, and where it begins and ends.
 *
 * @param {import('./block-list.js').Block} block
 * @param {{starts: Int32Array, ends: Int32Array}} chunks
 * @param {number} chunk its index
 * @param {string} name the class
 * @param {boolean} isOn
 */
export function markChunk({ places, element }, { starts, ends }, chunk, name, isOn) {
  places.forEach(({ from, to, first, last }, i) => {
    if (chunk < first || chunk > last) return;
    const { classList } = element.children[i];
    classList.toggle(name, isOn);
    classList.toggle(`${name}-first`, isOn && from === starts[chunk]);
    classList.toggle(`${name}-last`, isOn && to === ends[chunk]);
  });
}

/**
 * Marks, in a painted block, the places of the chunks that are selected.
 *
 * @param {import('./block-list.js').Block} block
 * @param {import('../../state/filter.js').Selection | null} selection
 */
export function markSelected({ places, element }, selection) {
  places.forEach(({ first, last }, i) => {
    const isSelected = selection !== null && isAnySelected(selection, first, last);
    element.children[i].classList.toggle('selected', isSelected);
  });
}
