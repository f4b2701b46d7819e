// What ES modules import: their names come as JSON on standard input, and for each goes out, as
// JSON, a list of [kind, specifier, start, end], the places in bytes.

import { readFileSync } from 'node:fs';
import { init, parse } from 'es-module-lexer';

await init();
const files = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(files.map((file) => importsOf(readFileSync(file, 'latin1')))));

/** In Latin-1, each byte of the file is one character. */
function importsOf(source) {
  return parse(source)[0].map(({ type, specifier, start, end }) => {
    if (type === 'import-meta') return ['meta', '', start, end];
    if (type !== 'dynamic') return ['static', specifier, start, end];
    // The place of a dynamic import is that of its argument, quotes included.
    return specifier === undefined ? ['computed', '', start, end] : ['dynamic', specifier, start + 1, end - 1];
  });
}
