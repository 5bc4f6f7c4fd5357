import { readFileSync } from 'node:fs';

/** The lines of an editable list next to this file, without its comments. */
export const readWordList = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
