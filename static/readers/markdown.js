/** HTML to Markdown (CommonMark with GitHub's tables) by Turndown, a few blocks at a time. */
import { boxes } from './blocks.js';
import { clean } from './clean.js';
import { BREAK } from './defuse.js';
import { loaded } from './error.js';
import { LARGEST_BOX } from './limits.js';
import { plainText } from './plain.js';
import { raisedRules } from './raised.js';
import { tableRules } from './tables.js';
import { turns } from './turn.js';

const OPTIONS = { headingStyle: 'atx', hr: '---', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*' };

const STYLED = ['a', 'em', 'i', 'strong', 'b', 'del', 's', 'strike'];

const RULES = {
  ...tableRules,
  ...raisedRules,
  listItem: {
    filter: 'li',
    replacement: (content, item) => {
      const { number, delimiter = '.' } = item.dataset;
      const mark = number ? `${number}${delimiter} ` : '- ';
      const end = content.endsWith('\n') ? '\n' : '';
      const inner = content.trim().replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`);
      return mark + inner + end + (item.nextSibling ? '\n' : '');
    },
  },
  heading: {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const line = content.trim().replace(/^(\d+)\\(?=[.)]\s)/, '$1');
      return line ? `\n\n${'#'.repeat(Number(node.nodeName[1]))} ${line}\n\n` : '';
    },
  },
  code: {
    filter: 'pre',
    replacement: (_, block) => {
      const code = block.textContent.replace(/\n$/, '');
      const longest = [...code.matchAll(/^`{3,}/gm)].reduce((most, [run]) => Math.max(most, run.length), 2);
      const fence = '`'.repeat(longest + 1);
      return `\n\n${fence}${block.dataset.language ?? ''}\n${code}\n${fence}\n\n`;
    },
  },
  struck: {
    filter: ['del', 's', 'strike'],
    replacement: (content) => (content.trim() ? `~~${content}~~` : ''),
  },
  tick: {
    filter: (node) => node.nodeName === 'INPUT',
    replacement: (_, box) => {
      const gap = /^\s/.test(box.nextSibling?.textContent ?? '') ? '' : ' ';
      return `[${box.hasAttribute('checked') ? 'x' : ' '}]${gap}`;
    },
  },
  quotation: {
    filter: 'q',
    replacement: (content) => `“${content}”`,
  },
  noteMark: {
    filter: 'note-mark',
    replacement: (_, mark) => `[${mark.textContent}]`,
  },
  emptyLink: {
    filter: (node) => node.nodeName === 'A' && node.textContent.trim() === '' && !node.querySelector('img'),
    replacement: () => '',
  },
  styledBlocks: {
    filter: (node) => STYLED.includes(node.nodeName.toLowerCase()) && holdsBlocks(node),
    replacement: (content) => content,
  },
};

/**
 * @param {Document} document from `DOMParser`; it is used up
 * @param {{signal?: AbortSignal, onprogress?: (fraction: number) => void}} [options]
 * @returns {Promise<{text: string, notices: string[]}>}
 */
export async function toMarkdown(document, { signal, onprogress } = {}) {
  const turn = turns(signal);
  await clean(document, turn);
  const parts = await boxes(document.body, turn);
  const service = await turndown();
  const texts = [];
  const notices = new Set();
  let before = { quotes: [] };
  let joint = '';
  for (const [index, box] of parts.entries()) {
    const { element } = box;
    const large = element.getElementsByTagName('*').length > LARGEST_BOX;
    if (large) notices.add('A very large table or list was read as plain text.');
    const text = (large ? service.escape(plainText(element)) : service.turndown(element)).replaceAll(BREAK, '');
    joint = stronger(joint, box.joint);
    if (text) {
      texts.push(texts.length ? between(before, box, joint) : marks(box.quotes.length));
      texts.push(quoted(text, box));
      before = box;
      joint = '';
    }
    onprogress?.((index + 1) / parts.length);
    await turn();
  }
  return { text: texts.length ? `${texts.join('')}\n` : '', notices: [...notices] };
}

/** What stands between two boxes, with the marks of the quotes that both stand in. */
function between(before, box, joint) {
  if (!joint.includes('\n')) return joint;
  const shared = box.quotes.filter((quote, level) => quote === before.quotes[level]).length;
  const blank = joint === '\n\n' ? `\n${marks(shared).trimEnd()}` : joint.slice(0, -1);
  return `${blank}\n${marks(box.quotes.length)}`;
}

/** The text with its quotes' marks before all lines but the first. */
function quoted(text, { quotes }) {
  const start = marks(quotes.length);
  return text.replace(/\n(.?)/g, (_, letter) => `\n${letter ? start + letter : start.trimEnd()}`);
}

/** @param {number} levels of quotes */
function marks(levels) {
  return '> '.repeat(levels);
}

/** The one of two joints that parts more. */
function stronger(one, other) {
  return other.split('\n').length >= one.split('\n').length ? other : one;
}

async function turndown() {
  const { default: TurndownService } = await loaded(import('../../vendor/turndown/turndown.browser.es.js'));
  const service = new TurndownService(OPTIONS);
  const { escape } = service;
  service.escape = (text) => escape(text)
    .replace(/^\\-(?![\s-]|$)/, '-')
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\d+)\) /, '$1\\) ');
  for (const [name, rule] of Object.entries(RULES)) service.addRule(name, rule);
  return service;
}

/** Whether Markdown's marks for a piece of a line would have to go around whole blocks. */
function holdsBlocks(node) {
  return node.querySelector('p,div,ul,ol,table,pre,blockquote,h1,h2,h3,h4,h5,h6,section,article,figure') !== null;
}
