import { HEAVY_CHARACTER, OVER_SIZE } from './columns.js';

/**
 * One chunk as the package exports it: the same names in the same order.
 *
 * @param {{text: string, result: object}} drawn a document with its counted chunks
 * @param {number} chunk its index
 * @param {'utf16' | 'codepoints'} offsets what `start` and `end` count
 */
export function chunkRecord({ text, result }, chunk, offsets) {
  const { starts, ends, characters, tokens, overlap, lines, flags } = result;
  const sections = sectionPaths(result, chunk);
  const own = text.slice(starts[chunk], ends[chunk]);
  const start = offsets === 'utf16' ? starts[chunk] : countCodePoints(text.slice(0, starts[chunk]));
  return {
    number: chunk + 1,
    start,
    end: start + (offsets === 'utf16' ? own.length : countCodePoints(own)),
    text: own,
    characters: characters[chunk],
    tokens: tokens[chunk],
    overlap: overlap[chunk],
    line: lines[chunk],
    headings: sharedPath(sections),
    sections,
    over_size: Boolean(flags[chunk] & OVER_SIZE),
    heavy: Boolean(flags[chunk] & HEAVY_CHARACTER),
  };
}

/** The heading path of every section that a chunk holds some of. @returns {string[][]} */
const sectionPaths = ({ section, lastSection, paths }, chunk) =>
  (section ? paths.slice(section[chunk], lastSection[chunk] + 1) : []);

/** The headings that all the paths begin with. @param {string[][]} paths */
function sharedPath([first = [], ...others]) {
  const end = first.findIndex((name, level) => others.some((path) => path[level] !== name));
  return end < 0 ? first : first.slice(0, end);
}

/** A lone surrogate counts as one, as in Python. @param {string} text */
const countCodePoints = (text) => text.length - (text.match(PAIR)?.length ?? 0);

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
