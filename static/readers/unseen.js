/**
 * What stands in an HTML document but not before its reader's eyes: hidden parts, signs that only
 * link a heading to itself, and, around the text proper, navigation, menus, header and footer.
 */
import { BREAK } from './defuse.js';

/** Class names by which the usual style sheets hide text that is only for screen readers. */
const FOR_SCREEN_READERS = '.sr-only,.sr_only,.visually-hidden,.visuallyhidden,.visually-hidden-focusable,'
  + '.u-visually-hidden,.screen-reader-text,.screen-reader-only,.show-for-sr,.a11y-hidden,.skip-link,.mw-jump-link,.noprint-skip';

const HIDDEN = `[hidden]:not([hidden="until-found" i]),dialog:not([open]),[popover],${FOR_SCREEN_READERS}`;

/** In `defused` documents the attribute has this name. */
const STYLE = `style${BREAK}`;
const HIDES = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:;|!|$)/i;

const PROPER = 'main,[role="main" i],article,h1';

const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** What links a heading to itself: a sign, nothing, or words that say so. */
const PERMALINK = /^(?:[^\p{L}\p{N}]*|(?:copy |direct |perma)?link(?: (?:to|for|here).*)?|permalink.*|\[?(?:edit|edit source|anchor)\]?)$/iu;

/** What leads elsewhere, wherever it stands. */
const NAVIGATION = 'nav,menu,[role="navigation" i],[role="menu" i],[role="menubar" i],[role="toolbar" i],[role="tablist" i],'
  + '[role="search" i],search';

/** What surrounds the text of a page that does not say which part is the text. */
const SURROUNDINGS = '[role="banner" i],[role="contentinfo" i],[role="complementary" i],body > header,body > footer,body > aside';

/** So many links to the same text in other languages are a menu. */
const MANY_LANGUAGES = 5;

/**
 * @param {Document} document is changed
 * @param {{whole?: boolean}} [options] `whole` to keep what surrounds the text
 * @returns {{hidden: number, around: number}} how many characters of text were hidden, and stood
 *   around the text
 */
export function leaveOutUnseen(document, { whole = false } = {}) {
  const links = [...document.querySelectorAll(':is(h1,h2,h3,h4,h5,h6) a, .markdown-heading > a, .heading-wrapper > a')];
  removed(links.filter(isPermalink));
  removed([...document.querySelectorAll('.mw-editsection')]);
  const hidden = removed(hiddenIn(document));
  const around = whole ? 0 : removed([...document.querySelectorAll(NAVIGATION), ...languageLists(document)]) + keepProper(document);
  return { hidden, around };
}

function hiddenIn(document) {
  const styled = [...document.getElementsByTagName('*')].filter((one) => HIDES.test(one.getAttribute(STYLE) ?? ''));
  const decoration = [...document.querySelectorAll('[aria-hidden="true" i]')].filter((one) => !one.querySelector(PROPER) && !one.matches(PROPER));
  return [...document.body.querySelectorAll(HIDDEN), ...styled, ...decoration].filter((one) => !one.contains(document.body));
}

/** @param {HTMLAnchorElement} link */
function isPermalink(link) {
  const address = link.getAttribute('href') ?? '';
  if (!address.includes('#') || link.querySelector('img[alt]:not([alt=""])')) return false;
  const heading = link.closest(HEADINGS);
  return PERMALINK.test(link.textContent.trim()) && (!heading || heading.textContent.trim() !== link.textContent.trim());
}

/** Lists in which nearly every item is the name of a language. */
function languageLists(document) {
  return [...document.querySelectorAll('ul,ol,select')].filter((list) => {
    const links = [...list.querySelectorAll('a[hreflang]')];
    return links.length >= MANY_LANGUAGES && links.length * 10 >= list.querySelectorAll('a').length * 8;
  });
}

/** Leaves only the part that the document names as its own; else takes off what surrounds it. */
function keepProper(document) {
  const { body } = document;
  const named = [...document.querySelectorAll('main,[role="main" i]')].filter((one) => one.textContent.trim());
  const parts = named.length ? named : [...document.querySelectorAll('article')].filter((one) => one.textContent.trim());
  const outer = parts.filter((one) => !parts.some((other) => other !== one && other.contains(one)));
  if (outer.length === 0) return removed([...document.querySelectorAll(SURROUNDINGS)].filter((one) => !one.querySelector(HEADINGS) || !one.matches('header')));
  const before = lengthOf(body);
  const titles = [...document.querySelectorAll('h1')];
  if (titles.length === 1 && !outer.some((one) => one.contains(titles[0]))) outer.unshift(titles[0]);
  body.replaceChildren(...outer);
  return before - lengthOf(body);
}

/** @param {Element[]} elements @returns {number} how many characters of text went with them */
function removed(elements) {
  let length = 0;
  for (const one of elements) {
    if (!one.isConnected) continue;
    length += lengthOf(one);
    one.remove();
  }
  return length;
}

/** How many characters of an element's text are to be read. @param {Element} element */
function lengthOf(element) {
  if (element.matches('script,style,template,noframes,noembed')) return 0;
  let length = element.textContent.replace(/\s+/g, ' ').trim().length;
  for (const other of element.querySelectorAll('script,style,template,noframes,noembed')) {
    length -= other.textContent.replace(/\s+/g, ' ').trim().length;
  }
  return Math.max(0, length);
}
