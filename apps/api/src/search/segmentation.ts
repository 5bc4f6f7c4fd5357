import { wordsOfClasses } from './intents.ts';
import { termsWithRelated } from './related.ts';
import { createTermAt, lexiconGroups, termAt, tokensOf, type TermAt } from './synonyms.ts';
import { hasHan } from './words.ts';

/** Whether any term of the table of synonyms is in a word. */
function holdsTerm(word: string): boolean {
  const tokens = tokensOf(word);
  return tokens.some((_token, at) => termAt(tokens, at) !== null);
}

/**
 * Chinese words of the other lists that hold no term of the table: general words, faults, words with related words and
 * those of the lexicon.
 */
const words = [...wordsOfClasses, ...termsWithRelated, ...lexiconGroups.flatMap(({ cn }) => cn)].filter(
  (word) => [...word].length > 1 && hasHan(word) && !holdsTerm(word),
);

/**
 * Finds the longest of these words that starts at a token: where a run of Han characters is cut next to the terms of the
 * table, so that `件缩孔` in `压铸件缩孔` is searched as `缩孔` and no pair lies across the border of two words.
 */
export const wordAt: TermAt = createTermAt([...new Set(words)].map((word) => ({ cn: [word], en: [] })));
