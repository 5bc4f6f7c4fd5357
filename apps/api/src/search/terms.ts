import stemmers from 'snowball-stemmers';

/** Change it whenever the terms of the same text change, so that they are made again. */
export const termRules = 1;

const stemmer = stemmers.newStemmer('english');

/** Words that say nothing of what a text is about. */
const stopWords = new Set(
  'a an and are as at be been but by can for from had has have he her his how i if in into is it its more no not of on or our she so than that the their them then there these they this to was we were what when which who will with would you your'.split(' '),
);

/** Runs of Han characters, and runs of other letters and digits. */
const runs = /[\p{Script=Han}々〇]+|[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu;
const isHan = /^[\p{Script=Han}々〇]/u;

/** Longer words are not words; PostgreSQL refuses lexemes above 2 kB. */
const longestWord = 60;

/** The largest text whose terms are taken, in characters. */
const longestText = 50_000;

const normalise = (text: string): string => text.slice(0, longestText).toWellFormed().normalize('NFKC').toLowerCase().replaceAll('\0', ' ');

/** Splits a mixed run so that `CNC加工` gives its Latin word and its Han run. */
function* pieces(text: string): Generator<string> {
  for (const [run] of normalise(text).matchAll(runs)) {
    for (const [piece] of run.matchAll(/[\p{Script=Han}々〇]+|[^\p{Script=Han}々〇]+/gu)) yield piece;
  }
}

const wordTerms = (word: string): string[] =>
  word
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && part.length <= longestWord && !stopWords.has(part))
    .map((part) => stemmer.stem(part));

/**
 * The terms of a text: overlapping pairs of Han characters and the last one alone, stems of words in other scripts.
 * No word segmenter: it splits a query otherwise than the text it should find.
 */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const piece of pieces(text)) {
    if (!isHan.test(piece)) wordTerms(piece).forEach((term) => terms.add(term));
    else {
      const characters = [...piece];
      characters.forEach((character, at) => terms.add(character + (characters[at + 1] ?? '')));
    }
  }
  return terms;
}

const quote = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The text of a tsvector whose fields weigh A, B and D. One made-up position a field carries the weight. */
export function searchVector(fields: { title: string; brief: string; body: string }): string {
  const positions = new Map<string, string[]>();
  const add = (text: string, position: string): void => {
    for (const term of termsOf(text)) positions.set(term, [...(positions.get(term) ?? []), position]);
  };
  add(fields.title, '1A');
  add(fields.brief, '2B');
  add(fields.body, '3');
  return [...positions].map(([term, places]) => `${quote(term)}:${places.join(',')}`).join(' ');
}

/**
 * The text of a tsquery that requires every term of a keyword; null where it has none. A single Han character is a
 * prefix, which finds every pair that starts with it and the one that stands last.
 */
export function searchQuery(keyword: string): string | null {
  const terms: string[] = [];
  for (const piece of pieces(keyword)) {
    if (!isHan.test(piece)) terms.push(...wordTerms(piece).map(quote));
    else {
      const characters = [...piece];
      if (characters.length === 1) terms.push(`${quote(piece)}:*`);
      else characters.slice(0, -1).forEach((character, at) => terms.push(quote(character + characters[at + 1]!)));
    }
  }
  return terms.length > 0 ? [...new Set(terms)].join(' & ') : null;
}
