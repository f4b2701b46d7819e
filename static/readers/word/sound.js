/**
 * Whether a part is sound XML, as far as the browser's parser minds: of what is not, that parser
 * makes a page with styles of its own, which the page's security policy then complains about.
 */

const NAME = '[\\p{L}_:][\\p{L}\\p{N}_:.·-]*';
const ENTITY = '&(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-fA-F]+);';
const ATTRIBUTE = `\\s+${NAME}\\s*=\\s*(?:"(?:[^<&"]|${ENTITY})*"|'(?:[^<&']|${ENTITY})*')`;
const TOKEN = new RegExp(
  `<!--(?:(?!--)[^])*-->|<!\\[CDATA\\[[^]*?\\]\\]>|<\\?[^]*?\\?>|<(/?)(${NAME})((?:${ATTRIBUTE})*)\\s*(/?)>|[^<&]+|${ENTITY}`,
  'uy',
);
const NO_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bce-f]|1[0-9a-f]));/i;

/** Deeper than this the browser's parser does not go. */
const DEEPEST = 4000;

/** @param {string} xml */
export function isSound(xml) {
  const open = [];
  const prefixes = new Set(['xml', 'xmlns', ...Array.from(xml.matchAll(/\sxmlns:([\w.-]+)\s*=/g), ([, prefix]) => prefix)]);
  const token = new RegExp(TOKEN);
  const text = xml.replace(/^\ufeff/, '');
  let roots = 0;
  if (NO_CHARACTER.test(text)) return false;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found) return false;
    const [whole, closing, name, attributes, single] = found;
    if (name === undefined) {
      if (open.length === 0 && !whole.startsWith('<') && whole.trim()) return false;
      continue;
    }
    const names = [name, ...Array.from(attributes.matchAll(/\s([^\s=]+)\s*=\s*["']/g), ([, one]) => one)];
    if (names.some((one) => one.includes(':') && !prefixes.has(one.split(':')[0]))) return false;
    if (new Set(names.slice(1)).size < names.length - 1) return false;
    if (closing) {
      if (open.pop() !== name) return false;
    } else {
      if (open.length === 0) roots++;
      if (!single && open.push(name) > DEEPEST) return false;
    }
  }
  return roots === 1 && open.length === 0;
}
