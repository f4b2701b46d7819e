/**
 * In a document from `DOMParser` nothing runs and nothing is loaded, but the browser still holds each
 * style, event handler and base address against the page's Content-Security-Policy, and says so in
 * the console. So these are put out of action in the source, where the text that they stand in stays
 * as it is: attributes get a name that means nothing, styles become another element whose contents
 * are not parsed. So does `noscript`, which a parser that runs no scripts would read as contents.
 */

/**
 * Put into names and into long runs of white space, and taken out of the Markdown again.
 * A noncharacter, which no text holds.
 */
export const BREAK = '\ufdd0';

/** @param {string} html @returns {string} */
export function defused(html) {
  return html
    .replaceAll(BREAK, '')
    .replace(/(?<![\w-])(on(?=[a-z])|style(?=[\s=]))(?=[a-z]*\s*=)/gi, `$&${BREAK}`)
    .replace(/<(\/?)style(?=[\s/>])/gi, '<$1noframes')
    .replace(/<(\/?)noscript(?=[\s/>])/gi, '<$1noembed')
    .replace(/<base(?=[\s/>])/gi, '<link');
}
