/** Letters that a PDF's fonts name by their looks, as the letters they stand for. */

/** Presentation forms of Hebrew and Arabic, and Kangxi radicals; Latin ligatures are spelled out, too. */
const FORMS = /[\ufb1d-\ufdff\ufe70-\ufefc\u2e80-\u2fdf]/gu;
const LIGATURES = /[\ufb00-\ufb06]/gu;

/**
 * Radicals that fonts share with whole letters but that Unicode does not decompose (from its list
 * EquivalentUnifiedIdeograph.txt, those that are letters in common use).
 */
const RADICALS = {
  '⺁': '厂', '⺅': '亻', '⺈': '刀', '⺉': '刂', '⺊': '卜', '⺍': '小', '⺎': '兀', '⺒': '巳', '⺓': '幺',
  '⺕': '彐', '⺙': '攵', '⺜': '日', '⺝': '月', '⺟': '母', '⺠': '民', '⺡': '氵', '⺣': '灬', '⺤': '爫', '⺥': '爫',
  '⺨': '犭', '⺩': '王', '⺪': '疋', '⺫': '目', '⺬': '示', '⺭': '礻', '⺮': '竹', '⺯': '糸', '⺰': '纟', '⺱': '网',
  '⺲': '罒', '⺶': '羊', '⺷': '羊', '⺸': '羊', '⺹': '老', '⺻': '聿', '⺼': '肉', '⺽': '臼', '⺾': '艹', '⺿': '艹',
  '⻀': '艹', '⻁': '虎', '⻂': '衤', '⻃': '西', '⻄': '西', '⻅': '见', '⻆': '角', '⻇': '角', '⻈': '讠', '⻉': '贝',
  '⻊': '足', '⻋': '车', '⻌': '辶', '⻍': '辶', '⻎': '辶', '⻏': '邑', '⻐': '钅', '⻑': '長', '⻒': '镸', '⻓': '长',
  '⻔': '门', '⻕': '阜', '⻖': '阝', '⻗': '雨', '⻘': '青', '⻙': '韦', '⻚': '页', '⻛': '风', '⻜': '飞', '⻝': '食',
  '⻞': '食', '⻟': '食', '⻠': '饣', '⻡': '首', '⻢': '马', '⻣': '骨', '⻤': '鬼', '⻥': '鱼', '⻦': '鸟', '⻧': '卤',
  '⻨': '麦', '⻩': '黄', '⻪': '黾', '⻫': '斉', '⻬': '齐', '⻭': '歯', '⻮': '齿', '⻯': '竜', '⻰': '龙', '⻱': '龜',
  '⻲': '亀', '⻳': '龟',
};

/** Bullets of the Symbol and Wingdings fonts, whose letters have no place in Unicode. */
const BULLETS = { '\uf0b7': '•', '\uf0a7': '▪', '\uf0d8': '‣', '\uf0fc': '✓' };

/** @param {string} str @returns {string} */
export function spelled(str) {
  return str
    .replace(/[\uf0b7\uf0a7\uf0d8\uf0fc]/g, (bullet) => BULLETS[bullet])
    .replace(LIGATURES, (letter) => letter.normalize('NFKC'))
    .replace(FORMS, (letter) => RADICALS[letter] ?? (letter.normalize('NFKC').trim() || letter));
}

/** How many letters of a text are named by their looks. @param {string} str */
export const formsIn = (str) => (str.match(FORMS) ?? []).filter((letter) => spelled(letter) !== letter).length;

/**
 * Control codes, letters of private ranges and characters that are none: the file does not say which
 * letters they stand for, wherever in Unicode they are.
 */
export const UNKNOWN_LETTERS = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufffd\p{Co}]|\p{Cn}/gu;
