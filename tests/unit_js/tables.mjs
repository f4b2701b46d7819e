// The tables of the tokenizers, in the shape in which static/tokenizing/files.js gives them.

import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const ENCODERS = new URL('../../node_modules/tiktoken/encoders/', import.meta.url);
const WRITER = new URL('../../building/character-classes.mjs', import.meta.url);

export async function vocabulary(encoding) {
  return JSON.parse(await readFile(new URL(`${encoding}.json`, ENCODERS), 'utf8'));
}

export async function characterClasses() {
  return JSON.parse(execFileSync(process.execPath, [WRITER.pathname], { encoding: 'utf8' }));
}
