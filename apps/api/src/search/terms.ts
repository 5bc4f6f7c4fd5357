import type { SearchKind } from '@millwright/domain';
import { fold } from './fold.ts';
import { compoundStem, pairs, partsOf, piecesOf, stemOf } from './words.ts';
import { pinyinTerms } from './pinyin.ts';
import { keywordLexeme, kindLexeme, quote } from './tsquery.ts';

/**
 * How a document becomes tsvectors: which terms are stored, and what their positions and weights mean. tsquery.ts asks
 * for them.
 */

/**
 * The version of the stored terms. Raise it whenever the same text gets other terms: all documents are indexed again.
 */
export const termRules = 10;

/**
 * The terms of a text with how often it holds each: overlapping pairs of Han characters and the last one alone, and
 * stems of words in other scripts. A word with a hyphen has the stem of the whole as well, so that `HX-220` and
 * `hx220`, `off-shore` and `offshore` are found by each other. There is no word segmenter: it would split a keyword
 * otherwise than the text that it should find.
 */
export function countedTerms(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string): void => void terms.set(term, (terms.get(term) ?? 0) + 1);
  for (const { text: piece, isHan } of piecesOf(fold(text))) {
    if (!isHan) {
      const parts = partsOf(piece);
      for (const part of parts) add(stemOf(part.text));
      const joined = compoundStem(parts.map((part) => part.text));
      if (joined !== null) add(joined);
    } else {
      pairs(piece).forEach(add);
      add([...piece].at(-1)!);
    }
  }
  return terms;
}

/** The terms of a text, each once. */
export const termsOf = (text: string): Set<string> => new Set(countedTerms(text).keys());

/** A body is about a term that it holds this many times, and not only mentions it. */
const aboutFrom = 3;

/** The fields of a document that are searched. */
export interface SearchedText {
  title: string;
  /** Tags, industries and other names. */
  tags: string;
  /** What editors write that it is found by, next to what it says. */
  searchKeywords: string;
  brief: string;
  body: string;
  /** The kind of an entry; none of an article. */
  kind?: SearchKind;
}

/**
 * The tsvector of all fields, as text. Positions are not those of the text: each stands for a field.
 *
 * | Position | Field |
 * |---|---|
 * | 1A | title; the lexeme of the kind ({@link kindLexeme}) |
 * | 2B | tags |
 * | 3C | brief |
 * | 4D | body |
 * | 5D | body that holds it {@link aboutFrom} times |
 * | 7D | search keywords |
 *
 * A tsvector has four weights for these six. So what a body holds often is found by two positions in a row, and search
 * keywords have a second lexeme each ({@link keywordLexeme}): `oftenQuery` and `searchKeywordsQuery` of tsquery.ts.
 * @param bodyTerms those of the body, from a caller that has them already
 */
export function searchVector(
  { title, tags, searchKeywords, brief, body, kind }: SearchedText,
  bodyTerms: ReadonlyMap<string, number> = countedTerms(body),
): string {
  const positions = new Map<string, string[]>();
  const add = (terms: Iterable<string>, position: string): void => {
    for (const term of new Set(terms)) {
      const known = positions.get(term);
      if (known) known.push(position);
      else positions.set(term, [position]);
    }
  };
  add([...termsOf(title), ...pinyinTerms(fold(title))], '1A');
  add([...termsOf(tags), ...pinyinTerms(fold(tags))], '2B');
  add(termsOf(brief), '3C');
  add(bodyTerms.keys(), '4');
  add(
    [...bodyTerms].flatMap(([term, count]) => (count >= aboutFrom ? [term] : [])),
    '5',
  );
  const ofKeywords = termsOf(searchKeywords);
  add(ofKeywords, '7');
  add([...ofKeywords].map(keywordLexeme), '7');
  if (kind) add([kindLexeme(kind)], '1A');
  return [...positions].map(([term, places]) => `${quote(term)}:${places.join(',')}`).join(' ');
}

/**
 * The tsvector of a title alone, as text: for suggestions, and for hits whose title holds the keyword. Next to the
 * terms it holds the whole words (`=injection`), because `injecti` that is still being typed is a prefix of the word
 * and not of its stem.
 */
export function headVector(title: string): string {
  const folded = fold(title);
  const words = [...piecesOf(folded)]
    .filter(({ isHan }) => !isHan)
    .flatMap(({ text }) => partsOf(text).map((part) => `=${part.text}`));
  return [...new Set([...termsOf(title), ...words, ...pinyinTerms(folded)])].map(quote).join(' ');
}
