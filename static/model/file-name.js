/** What some file system does not take in a name. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/gu;

/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The longest part of a file's name that comes from the document, in UTF-16 units. */
const LONGEST = 80;

/**
 * A name for a file of chunks, with the settings that made them:
 * `guide.recursive-512-64-tokens.o200k_base.jsonl`.
 *
 * @param {string} documentName the document's own file name, or ''
 * @param {object} settings as they were used
 * @param {string} format the ending
 * @param {'utf16' | 'codepoints'} offsets named where it is not what is usual
 */
export function fileName(documentName, settings, format, offsets) {
  const { strategy, size, overlap, unit, encoding } = settings;
  const options = Object.keys(settings).filter((name) => settings[name] === true);
  const cut = [strategy, size, overlap, unit, ...options].join('-').replaceAll('_', '-');
  return [
    stem(documentName), cut, encoding, ...(offsets === 'codepoints' ? ['codepoints'] : []), format,
  ].join('.');
}

/** A name for the document's text as a file of its own. @param {string} documentName */
export const textFileName = (documentName) => `${stem(documentName)}.md`;

/** A name without its ending and what file systems refuse. */
function stem(name) {
  const bare = name.replace(/\.\w{1,8}$/, '').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ');
  const short = [...segmenter.segment(bare)].reduce(
    (kept, { segment }) => (kept.length + segment.length > LONGEST ? kept : kept + segment), '',
  );
  const trimmed = short.replace(/^[ .]+|[ .]+$/g, '');
  return trimmed === '' || DEVICE.test(trimmed) ? `document${trimmed && `-${trimmed}`}` : trimmed;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
