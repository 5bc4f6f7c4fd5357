import { readFileSync } from 'node:fs';

/** The lines of a word list (`*.txt`) next to this file, without comments and empty lines. */
export const readWordList = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The lines of a word list of two words each, such as a spelling and the one that it is indexed under. */
export const readWordPairs = (name: string): [string, string][] =>
  readWordList(name).map((line) => {
    const [from = '', to = ''] = line.split(/\s+/);
    return [from, to];
  });
