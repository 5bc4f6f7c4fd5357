import { fold, joinedOf, pairs, partsOf, piecesOf, stemOf } from './fold.ts';
import { pinyinTerms } from './pinyin.ts';

/** Change it whenever the terms of the same text change, so that they are made again. */
export const termRules = 3;

/**
 * The terms of a text: overlapping pairs of Han characters and the last one alone, stems of words in other scripts, and
 * those of words with a hyphen in one piece too, so that `HX-220` and `hx220`, `off-shore` and `offshore` are the same.
 * No word segmenter: it splits a query otherwise than the text it should find.
 */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { text: piece, isHan } of piecesOf(fold(text))) {
    if (!isHan) {
      const parts = partsOf(piece);
      for (const part of parts) terms.add(stemOf(part.text));
      const joined = joinedOf(parts.map((part) => part.text));
      if (joined !== null) terms.add(joined);
    } else {
      pairs(piece).forEach((pair) => terms.add(pair));
      terms.add([...piece].at(-1)!);
    }
  }
  return terms;
}

/** A term as tsvector and tsquery write it. */
export const quote = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** What of a document is searched. */
export interface SearchedText {
  title: string;
  /** Tags, industries and other names. */
  tags: string;
  brief: string;
  body: string;
}

/**
 * The text of a tsvector whose fields weigh A to D. One made-up position a field carries the weight. A caller that
 * has the terms of the body already hands them in.
 */
export function searchVector(
  { title, tags, brief, body }: SearchedText,
  bodyTerms: Iterable<string> = termsOf(body),
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
  add(bodyTerms, '4');
  return [...positions].map(([term, places]) => `${quote(term)}:${places.join(',')}`).join(' ');
}

/**
 * The text of a tsvector of the title alone, for what is still being typed and for titles that go first. Beside the
 * terms it holds the whole words (`=injection`), because a beginning such as `injecti` begins no stem.
 */
export function headVector(title: string): string {
  const folded = fold(title);
  const words = [...piecesOf(folded)]
    .filter(({ isHan }) => !isHan)
    .flatMap(({ text }) => partsOf(text).map((part) => `=${part.text}`));
  return [...new Set([...termsOf(title), ...words, ...pinyinTerms(folded)])].map(quote).join(' ');
}
