import { createTermAt, keysOf, splitTerms, tokensOf, writtenOf } from './synonyms.ts';
import { readWordList } from './word-list.ts';

/** Related words by the keys of the term that has them (related.txt, shows.txt). */
const relatedByTerm = new Map<string, string[]>();
/** All terms that have related words. */
export const termsWithRelated: string[] = [];
for (const line of [...readWordList('related.txt'), ...readWordList('shows.txt')]) {
  const [typed = '', related = ''] = line.split('>');
  for (const term of splitTerms(typed)) {
    const key = keysOf(tokensOf(term));
    relatedByTerm.set(key, [...(relatedByTerm.get(key) ?? []), ...splitTerms(related)]);
    termsWithRelated.push(term);
  }
}

const termWithRelatedAt = createTermAt(termsWithRelated.map((term) => ({ cn: [term], en: [] })));

/**
 * Each term of a text that has related words, followed by them. Terms may overlap (`robotic welding` and `welding
 * cell`), but none is a part of another.
 */
export function relatedWords(text: string): string[][] {
  const tokens = tokensOf(text);
  const found: string[][] = [];
  let covered = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const end = at + (termWithRelatedAt(tokens, at)?.length ?? 0);
    const related = relatedByTerm.get(keysOf(tokens.slice(at, end)));
    if (!related || end <= covered) continue;
    found.push([...new Set([writtenOf(tokens.slice(at, end)), ...related])]);
    covered = end;
  }
  return found;
}
