/** What the styles of a Word file say, with what they are based on. */
import { all, child, childValue, isOn, value } from './xml.js';

/** A chain of styles that leads back to itself ends. */
const LONGEST_CHAIN = 20;

/** Outline level of body text (ECMA-376, 17.3.1.20). */
const BODY = 9;

export class Styles {
  /** @type {Map<string, Element>} */
  #byId = new Map();
  #usual = '';

  /** @param {Document | undefined} document styles.xml */
  constructor(document) {
    for (const style of document ? all(document, 'style') : []) {
      this.#byId.set(value(style, 'styleId'), style);
      const isUsual = value(style, 'default') === '1' || value(style, 'default') === 'true';
      if (isUsual && value(style, 'type') === 'paragraph') this.#usual = value(style, 'styleId');
    }
  }

  /** The paragraph's style and those that it is based on. @param {Element} paragraph @returns {Element[]} */
  chain(paragraph) {
    return this.#chainOf(childValue(paragraph, 'pPr', 'pStyle') ?? this.#usual);
  }

  #chainOf(id) {
    const found = [];
    for (let style = this.#byId.get(id); style && found.length < LONGEST_CHAIN; style = this.#byId.get(childValue(style, 'basedOn'))) {
      found.push(style);
    }
    return found;
  }

  /**
   * The level of the heading that a paragraph is, 1 to 6; 0 where it is none. Its own outline level
   * counts, then that of its styles, then their names.
   * @param {Element} paragraph
   */
  headingLevel(paragraph) {
    const chain = this.chain(paragraph);
    const levels = [paragraph, ...chain].map((one) => childValue(one, 'pPr', 'outlineLvl'));
    const stated = levels.find((level) => level !== undefined);
    const named = chain.map((style) => /^heading (\d)$/i.exec(childValue(style, 'name') ?? '')?.[1]).find(Boolean);
    const level = stated === undefined ? Number(named ?? 0) : Number(stated) + 1;
    return level > 0 && level <= BODY ? Math.min(6, level) : 0;
  }

  /** Whether a run is hidden by its style or by its paragraph's. @param {Element} run */
  hides(run) {
    const id = childValue(run, 'rPr', 'rStyle');
    const paragraph = run.closest('*|p');
    const chains = [...(id ? this.#chainOf(id) : []), ...(paragraph ? this.chain(paragraph) : [])];
    return chains.map((style) => child(style, 'rPr')).map((properties) => properties && isOn(properties, 'vanish'))
      .find((on) => on !== undefined) ?? false;
  }
}
