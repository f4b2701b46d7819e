/**
 * Raised and lowered letters. Markdown has no mark for them, and 10⁶ must not become 106: a power
 * stands behind `^`, an index that would run into a number behind `_`. What merely abbreviates
 * (1st, Mme) or names atoms (H2O, CO2) stays as it reads.
 */

const VARIABLE = /^[a-dijkmnpqtxyzA-DNTXYZ]$/;
const PLAIN = /^[\p{L}\p{N}]+$/u;

/** Rules for the Markdown library. */
export const raisedRules = {
  raised: {
    filter: 'sup',
    replacement: (content, node) => {
      const before = textBefore(node);
      const text = node.textContent.trim();
      if (text === '' || node.querySelector('a,img') || !/[\p{L}\p{N})\]]$/u.test(before)) return content;
      if (/^[[(]/.test(text) || !/[\p{L}\p{Nd}]/u.test(text)) return content;
      const isOrdinal = /^\p{L}+$/u.test(text) && !(VARIABLE.test(text) && !/\d$/.test(before)) && !/^n$/.test(text);
      return isOrdinal ? content : `^${grouped(content.trim(), text)}`;
    },
  },
  lowered: {
    filter: 'sub',
    replacement: (content, node) => {
      const text = node.textContent.trim();
      const runsOn = /\d$/.test(textBefore(node)) && /^\d/.test(text);
      return runsOn ? `_${grouped(content.trim(), text)}` : content;
    },
  },
};

/** @param {string} content as Markdown @param {string} text without marks */
function grouped(content, text) {
  const simple = PLAIN.test(text) || /^[-−–+]?[\d.,]+[-−–+]?$/.test(text);
  return simple ? content : `{${content}}`;
}

/** The text that stands right before an element in its block. @param {Element} element */
function textBefore(element) {
  for (let node = element; node; node = node.parentNode) {
    if (node.previousSibling) return node.previousSibling.textContent;
    if (/^(P|DIV|LI|TD|TH|H\d)$/.test(node.parentNode?.nodeName ?? '')) return '';
  }
  return '';
}
