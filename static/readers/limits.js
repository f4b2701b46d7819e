/**
 * The bounds that keep a hostile or huge file from stopping the page.
 * Sizes are in bytes, times in milliseconds.
 */

/** Most that a text or HTML file may weigh: the page reads 5,000,000 characters, HTML is mostly tags. */
export const MOST_TEXT = 50_000_000;

/** Most that a PDF or Word file may weigh: nearly all of it is pictures, which are not unpacked. */
export const MOST_PACKED = 200_000_000;

/** Most that the text parts of a Word file may weigh together once they are unpacked: ten times its text. */
export const MOST_UNPACKED = 50_000_000;

/** Deepest nesting of quotes and of lists that is written; what lies deeper is kept, less deep. */
export const DEEPEST = 12;

/** Most elements that are converted to Markdown in one go, which cannot be interrupted. */
export const LARGEST_BOX = 20_000;

/** Longest that one step of a worker may take (a page of a PDF, a whole Word file). */
export const LONGEST_STEP = 120_000;

/** Longest that the page is kept busy before it may draw and answer again. */
export const LONGEST_TURN = 12;
