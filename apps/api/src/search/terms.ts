import { fold, joinedOf, pairs, partsOf, piecesOf, stemOf } from './fold.ts';
import { pinyinTerms } from './pinyin.ts';

/** Change it whenever the terms of the same text change, so that they are made again. */
export const termRules = 7;

/**
 * The terms of a text with how often it holds each: overlapping pairs of Han characters and the last one alone, stems
 * of words in other scripts, and
 * those of words with a hyphen in one piece too, so that `HX-220` and `hx220`, `off-shore` and `offshore` are the same.
 * No word segmenter: it splits a query otherwise than the text it should find.
 */
export function countedTerms(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string): void => void terms.set(term, (terms.get(term) ?? 0) + 1);
  for (const { text: piece, isHan } of piecesOf(fold(text))) {
    if (!isHan) {
      const parts = partsOf(piece);
      for (const part of parts) add(stemOf(part.text));
      const joined = joinedOf(parts.map((part) => part.text));
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

/** A text is about what its body holds so often. */
const often = 3;

/** A term as tsvector and tsquery write it. */
export const quote = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** An operand of a tsquery, which may be a beginning, within some fields (`A`, `BC`); within any for none. */
export const withinFields = (operand: string, fields: string): string =>
  fields === '' || operand === '' ? operand : `${operand}${operand.endsWith(':*') ? '' : ':'}${fields}`;

/** The tsquery of an operand that a body holds often. */
export const oftenOf = (operand: string): string => {
  const inBody = withinFields(operand, 'D');
  return inBody === '' ? '' : `(${inBody} <-> ${inBody})`;
};

/** What of a document is searched. */
export interface SearchedText {
  title: string;
  /** Tags, industries and other names. */
  tags: string;
  brief: string;
  body: string;
}

/**
 * The text of a tsvector whose fields weigh A to D. One made-up position a field carries the weight; what the body holds
 * often has the next position as well, by which {@link oftenOf} finds it. A caller that has the terms of the body already
 * hands them in.
 */
export function searchVector(
  { title, tags, brief, body }: SearchedText,
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
    [...bodyTerms].flatMap(([term, count]) => (count >= often ? [term] : [])),
    '5',
  );
  return [...positions].map(([term, places]) => `${quote(term)}:${places.join(',')}`).join(' ');
}

/**
 * The text of a tsvector of the title alone, for what is still being typed and for titles that go first. Next to the
 * terms it holds the whole words (`=injection`), because a beginning such as `injecti` begins no stem.
 */
export function headVector(title: string): string {
  const folded = fold(title);
  const words = [...piecesOf(folded)]
    .filter(({ isHan }) => !isHan)
    .flatMap(({ text }) => partsOf(text).map((part) => `=${part.text}`));
  return [...new Set([...termsOf(title), ...words, ...pinyinTerms(folded)])].map(quote).join(' ');
}
