/** The structure that a tagged PDF tells of itself (ISO 32000-1, 14.8), as Markdown. */
import { linesOf } from './pdf-lines.js';
import { paragraphs } from './pdf-text.js';

/** Which part of a page's letters its structure must hold to be believed. */
const MOST = 0.9;

const HEADING = /^H([1-6])$/;

/**
 * @param {object | null} tree as `getStructTree()` gives it
 * @param {{items: object[], styles: object}} content with its marks
 * @param {Set<string>} words of the document
 * @returns {string | undefined} the page as Markdown; nothing where it is not tagged, or badly
 */
export function structured(tree, content, words) {
  if (!tree) return undefined;
  const page = new Page(content, words);
  const text = page.blocks(tree.children ?? []).filter(Boolean).join('\n\n');
  return page.used >= MOST * page.letters && /^#|^- |^\d+\. |^\|/m.test(text) ? text : undefined;
}

class Page {
  used = 0;
  letters = 0;
  #byMark = new Map();
  #styles;
  #words;

  constructor({ items, styles }, words) {
    this.#styles = styles;
    this.#words = words;
    const open = [];
    for (const item of items) {
      if (item.type?.startsWith('begin')) open.push(item.tag === 'Artifact' ? 'artifact' : item.id);
      else if (item.type === 'endMarkedContent') open.pop();
      else this.#take(item, open);
    }
  }

  #take(item, open) {
    const mark = open.findLast((id) => id);
    if (mark === 'artifact') return;
    this.letters += letters(item.str);
    if (!mark) return;
    if (!this.#byMark.has(mark)) this.#byMark.set(mark, []);
    this.#byMark.get(mark).push(item);
  }

  /** @param {object[]} nodes @returns {string[]} */
  blocks(nodes) {
    const found = [];
    let line = [];
    const flush = () => {
      if (line.length) found.push(this.#plain(line));
      line = [];
    };
    for (const node of nodes) {
      if (node.type === 'content' || INLINE.has(node.role)) {
        line.push(node);
      } else {
        flush();
        found.push(...this.#block(node));
      }
    }
    flush();
    return found.filter((text) => text.trim());
  }

  /** Text as a block of its own: code where all its letters are equally wide. */
  #plain(nodes) {
    const lines = linesOf({ items: this.#itemsOf(nodes), styles: this.#styles });
    const text = this.#textOf(nodes);
    return lines.length > 1 && lines.every(({ fixed }) => fixed) ? fenced(lines) : escaped(text);
  }

  #block(node) {
    const { role, children = [] } = node;
    const heading = HEADING.exec(role)?.[1] ?? (role === 'H' || role === 'Title' ? '1' : '');
    if (heading) return [`${'#'.repeat(Number(heading))} ${this.#textOf(children).replace(/\s*\n\s*/g, ' ')}`];
    if (role === 'L') return [this.#list(children)];
    if (role === 'Table') return this.#table(node);
    if (role === 'Figure' || role === 'Formula') return node.alt ? [node.alt.trim()] : this.blocks(children);
    if (role === 'BlockQuote' || role === 'Quote') return [this.blocks(children).join('\n\n').replace(/^/gm, '> ')];
    return this.blocks(children);
  }

  #list(children, depth = 0) {
    const lines = [];
    for (const node of children) {
      if (node.role === 'L') lines.push(this.#list(node.children ?? [], depth + 1));
      else if (node.role === 'LI') lines.push(this.#item(node, depth));
      else lines.push(...this.blocks([node]).map((text) => `${'  '.repeat(depth)}- ${text}`));
    }
    return lines.filter(Boolean).join('\n');
  }

  #item({ children = [] }, depth) {
    const label = this.#textOf(children.filter(({ role }) => role === 'Lbl')).trim();
    const body = children.filter(({ role }) => role !== 'Lbl').flatMap((node) => (node.role === 'LBody' ? node.children ?? [] : [node]));
    const inner = body.filter(({ role }) => role === 'L');
    const own = this.blocks(body.filter(({ role }) => role !== 'L'));
    const indent = '  '.repeat(depth);
    const [first = '', ...rest] = own;
    const [, loose = '', text = first] = label ? [] : /^([•◦▪‣●○■□–*·-]|\(?\w{1,3}[.)])\s+([^]*)$/u.exec(first) ?? [];
    const mark = label || loose;
    const sign = /^\d{1,9}[.)]$/.test(mark) ? mark : /[\p{L}\p{N}]/u.test(mark) ? `- ${mark}` : '-';
    const lines = [`${indent}${sign} ${text}`, ...rest.map((block) => `\n${indent}  ${block.replace(/\n/g, `\n${indent}  `)}`)];
    return [...lines, ...inner.map((list) => this.#list(list.children ?? [], depth + 1))].join('\n');
  }

  #table(node) {
    const rows = [];
    const caption = [];
    const walk = (nodes) => {
      for (const one of nodes) {
        if (one.role === 'TR') rows.push((one.children ?? []).filter(({ role }) => role === 'TD' || role === 'TH'));
        else if (one.role === 'Caption') caption.push(...this.blocks(one.children ?? []));
        else walk(one.children ?? []);
      }
    };
    this.#spare(node);
    walk(node.children ?? []);
    const cells = rows.map((row) => row.flatMap((cell) => [
      this.blocks(cell.children ?? []).join('<br>').replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' '),
      ...Array.from({ length: Math.min(100, (cell.colSpan ?? 1) - 1) }, () => ''),
    ]));
    const columns = Math.max(0, ...cells.map(({ length }) => length));
    if (columns === 0) return caption;
    const written = cells.map((row) => `| ${Array.from({ length: columns }, (_, at) => row[at] ?? '').join(' | ')} |`);
    return [...caption, [written[0], `|${' --- |'.repeat(columns)}`, ...written.slice(1)].join('\n')];
  }

  /** Space that a table or row holds beside its cells counts as used. */
  #spare({ children = [] }) {
    for (const node of children) if (node.type === 'content') this.#textOf([node]);
  }

  /** @param {object[]} nodes */
  #textOf(nodes) {
    const items = this.#itemsOf(nodes);
    this.used += items.reduce((sum, { str }) => sum + letters(str), 0);
    return paragraphs(linesOf({ items, styles: this.#styles }), this.#words).replace(/\n\n/g, '\n');
  }

  #itemsOf(nodes) {
    return nodes.flatMap((node) => (node.type === 'content' ? this.#byMark.get(node.id) ?? [] : this.#itemsOf(node.children ?? [])));
  }
}

const INLINE = new Set(['Span', 'NonStruct', 'Private', 'Link', 'Reference', 'Note', 'Em', 'Strong', 'Annot', 'Ruby', 'RB', 'RT', 'RP', 'Warichu', 'BibEntry', 'Quote']);

/** @param {string} str */
const letters = (str) => str?.replace(/\s/g, '').length ?? 0;

/** Lines of code with their indents. */
function fenced(lines) {
  const margin = Math.min(...lines.map(({ start }) => start));
  const code = lines.map(({ text, start, end }) => {
    const width = (end - start) / text.trim().length;
    return ' '.repeat(Math.min(200, Math.round((start - margin) / width) || 0)) + text.trim();
  });
  return `\`\`\`\n${code.join('\n')}\n\`\`\``;
}

/** A line of text that would be read as Markdown's own is none. @param {string} text */
function escaped(text) {
  return text.replace(/^(#{1,6} |[-+*>] |(?=(?:```|~~~)))/gm, '\\$1').replace(/^(\d{1,9})([.)] )/gm, '$1\\$2');
}
