/**
 * A document's body cut into small boxes of whole blocks, so that each can be converted in a short
 * turn. Long lists and tables are cut between their items and rows, long lines at a space.
 */

/**
 * @typedef {object} Box
 * @property {Element} element holds the blocks
 * @property {Element[]} quotes that they stand in, from the outermost
 * @property {string} joint what stands between the Markdown of the box before and that of this one
 */

const BLOCK = 'address,article,aside,blockquote,body,center,dd,dir,div,dl,dt,fieldset,figcaption,figure,footer,'
  + 'form,h1,h2,h3,h4,h5,h6,header,hgroup,hr,li,main,menu,nav,ol,output,p,pre,section,table,ul';
const WHOLE = 'h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,table,ul';
const LINE = 'h1,h2,h3,h4,h5,h6,p';

const MOST_BLOCKS = 64;
const LONG_LINE = 500;
const LONGEST_LINE = 5000;

/**
 * @param {Element} body
 * @param {() => Promise<void>} turn
 * @returns {Promise<Box[]>}
 */
export async function boxes(body, turn) {
  const cutter = new Cutter(body.ownerDocument);
  const levels = [{ nodes: [...body.childNodes], at: 0, quotes: [] }];
  while (levels.length) {
    const { nodes, quotes } = levels.at(-1);
    const node = nodes[levels.at(-1).at++];
    if (!node) {
      cutter.endLine();
      levels.pop();
      cutter.enter(levels.at(-1)?.quotes ?? []);
    } else if (isInline(node)) {
      cutter.addInline(node);
    } else if (isWhole(node)) {
      cutter.endLine();
      cutter.addBlock(node);
    } else {
      const inner = node.matches('blockquote') ? [...quotes, node] : quotes;
      cutter.endLine();
      cutter.enter(inner);
      levels.push({ nodes: [...node.childNodes], at: 0, quotes: inner });
    }
    await turn();
  }
  return cutter.boxes;
}

class Cutter {
  /** @type {Box[]} */
  boxes = [];
  #document;
  #quotes = [];
  #joint = '\n\n';
  /** @type {Node[]} */
  #line = [];
  /** @type {Element | undefined} */
  #open;

  /** @param {Document} document */
  constructor(document) {
    this.#document = document;
  }

  /** @param {Element[]} quotes that the next blocks stand in */
  enter(quotes) {
    if (quotes !== this.#quotes) this.#close();
    this.#quotes = quotes;
  }

  /** @param {Node} node */
  addInline(node) {
    this.#line.push(node);
    const { length } = this.#line;
    if (length < LONG_LINE) return;
    if (node.nodeName === 'BR') this.#cutLine('  \n');
    else if (node.nodeType === node.TEXT_NODE && /\s$/.test(node.data)) this.#cutLine(' ');
    else if (length >= LONGEST_LINE) this.#cutLine('');
  }

  endLine() {
    if (this.#line.some(hasContent)) this.#put(this.#boxOf(this.#line, this.#document.createElement('div')));
    this.#line = [];
  }

  /** @param {Element} block */
  addBlock(block) {
    const parts = block.childNodes.length > MOST_BLOCKS ? [...block.children] : [];
    if (parts.length && block.matches('ul,ol')) this.#addLong(block, parts, block.querySelector('li > p') ? '\n\n' : '\n');
    else if (parts.length && block.matches('table')) this.#addLong(block, parts, '\n');
    else this.#put(block);
  }

  #cutLine(joint) {
    this.endLine();
    this.#close(joint);
  }

  #addLong(whole, parts, joint) {
    this.#close();
    for (let at = 0; at < parts.length; at += MOST_BLOCKS) {
      this.#put(this.#boxOf(parts.slice(at, at + MOST_BLOCKS), whole.cloneNode(false)));
      this.#close(at + MOST_BLOCKS < parts.length ? joint : '\n\n');
    }
  }

  #boxOf(nodes, box) {
    for (const node of nodes) box.append(node);
    return box;
  }

  #put(node) {
    this.#open ??= this.#document.createElement('div');
    this.#open.append(node);
    if (this.#open.childNodes.length >= MOST_BLOCKS) this.#close();
  }

  /** @param {string} [joint] to the next box */
  #close(joint = '\n\n') {
    if (this.#open) this.boxes.push({ element: this.#open, quotes: this.#quotes, joint: this.#joint });
    this.#open = undefined;
    this.#joint = joint;
  }
}

/** @param {Node} node */
function isInline(node) {
  if (node.nodeType !== node.ELEMENT_NODE) return true;
  return !node.matches(BLOCK) && !node.querySelector(BLOCK);
}

/** Whether a block is converted as it is, rather than what it holds. @param {Element} block */
function isWhole(block) {
  return block.matches(WHOLE) && !(block.matches(LINE) && block.childNodes.length > LONG_LINE);
}

/** @param {Node} node */
function hasContent(node) {
  if (node.nodeType === node.ELEMENT_NODE) return true;
  return node.nodeType === node.TEXT_NODE && /\S/.test(node.data);
}
