import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { editionSql } from './documents.ts';
import { fold } from './fold.ts';
import { piecesOf, stemOf } from './words.ts';
import { cutSyllables, readingsOf } from './pinyin.ts';
import { termsWithRelated } from './related.ts';
import { distanceOf, isCorrectable, mostMistakes, spellingKeys } from './spelling-keys.ts';
import { synonymGroups, termAt, tokensOf } from './synonyms.ts';
import { quote } from './tsquery.ts';
import { countHits, type SearchScope } from './weigh-parts.ts';
import { titleIn } from '../db/in-edition.ts';

/** Words of a keyword that corrections are looked for; what comes after them stays as it is. */
const mostCorrected = 4;

/** Words that are alike are compared up to here. */
const mostCompared = 400;

/** A run of more characters is no single word that somebody mistyped. */
const longestMistyped = 6;

/** In a word of so many letters two may be exchanged. */
const longestOther = 9;

/** Titles that are read for how a word is written that is read as another. */
const titlesRead = 5;

/** A syllable without what is often confused: `zh` and `z`, `ng` and `n`. */
const withoutConfused = (syllable: string): string => syllable.replace(/^([zcs])h/, '$1').replace(/ng$/, 'n');

const latinWords = new Set(
  synonymGroups.flatMap(({ en }) => en.flatMap((term) => fold(term).split(/[^a-z]+/))).filter(isCorrectable),
);

/** What these words, and those of terms with related words, are filed under: another form of one is no mistake. */
const latinStems = new Set(
  [...latinWords, ...termsWithRelated.flatMap((term) => fold(term).split(/[^a-z]+/))].map(stemOf),
);

/** Terms of the trade by how they are read, of two characters and more. */
const termsByReading = new Map<string, string>();
let longestTerm = 2;
for (const { cn } of synonymGroups) {
  for (const term of cn) {
    const folded = fold(term);
    const [reading] = readingsOf(folded);
    if (!reading || reading.run !== folded || reading.syllables.length < 2) continue;
    const key = reading.syllables.map(withoutConfused).join('.');
    if (!termsByReading.has(key)) termsByReading.set(key, folded);
    longestTerm = Math.max(longestTerm, reading.syllables.length);
  }
}

/** The term of the trade that a folded keyword of letters is read as (`zhusuji`); null where none is. */
export function termInPinyin(folded: string): string | null {
  const readings = cutSyllables(folded.replaceAll(/[\s'’]/g, ''));
  return readings.map((parts) => termsByReading.get(parts.map(withoutConfused).join('.'))).find(Boolean) ?? null;
}

/** Where the terms of the trade in a run of characters begin and end. */
function termsIn(run: string): { from: number; to: number }[] {
  const tokens = tokensOf(run);
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = termAt(tokens, at)?.length ?? 1;
    if (length > 1) found.push({ from: at, to: at + length });
    at += length;
  }
  return found;
}

/** Of the words that are most like another so many are looked up. */
const mostTried = 5;

/** Which of some words stand in a text. */
async function wordsInTexts(db: Database, words: readonly string[], texts: SearchScope): Promise<Set<string>> {
  const counts = await countHits(
    db,
    words.map((word) => quote(stemOf(word))),
    1,
    texts,
  );
  return new Set(words.filter((_word, at) => counts[at]! > 0));
}

/** How two words are written that were typed as one, where the table of synonyms or the texts know them. */
async function splitInTwo(db: Database, word: string, texts: SearchScope): Promise<string | null> {
  const cuts: [string, string][] = [];
  for (let at = 3; at <= word.length - 3; at += 1) cuts.push([word.slice(0, at), word.slice(at)]);
  const inTable = cuts.find((cut) => termAt(tokensOf(cut.join(' ')), 0)?.length === 2);
  if (inTable) return inTable.join(' ');
  const known = await wordsInTexts(db, [...new Set(cuts.flat())], texts);
  const both = cuts.filter((cut) => cut.every((part) => known.has(part)));
  // Of several cuts the one whose shorter word is the longest says most.
  const shorter = (cut: readonly string[]): number => Math.min(...cut.map(({ length }) => length));
  return both.toSorted((one, other) => shorter(other) - shorter(one))[0]?.join(' ') ?? null;
}

/** A word with each doubled letter once: whether it is doubled is mistaken most often. */
const singled = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

/**
 * The word of the table that is wrong in one letter, and not in the first; null where none is. It goes before two words of
 * texts: `reduser` is a reducer and no red user.
 */
async function nearestTradeWord(db: Database, word: string, texts: SearchScope): Promise<string | null> {
  const near = [...latinWords].filter((other) => other[0] === word[0] && distanceOf(word, other, 1) === 1);
  const known = await wordsInTexts(db, near.slice(0, mostTried), texts);
  return near.find((other) => known.has(other)) ?? null;
}

/** The known word that is most like another; null where none is. */
async function nearestWord(db: Database, word: string, texts: SearchScope): Promise<string | null> {
  const rows = await queryRows<{ word: string }>(
    db,
    prepared(
      sql`select word from search_word where keys && ${`{${spellingKeys(word).join(',')}}`}::integer[] limit ${mostCompared}::integer`,
    ),
  );
  const most = mostMistakes(word);
  // Nobody mistypes the first letter often.
  const cost = (other: string): number =>
    distanceOf(word, other, most) -
    (singled(word) === singled(other) ? 0.5 : 0) +
    (other[0] === word[0] ? 0 : 0.6) -
    (latinWords.has(other) ? 0.3 : 0);
  // Two other letters in a short word are more often another word than a mistake.
  const mistakes = (other: string): number =>
    word.length === other.length && word.length < longestOther ? Math.min(most, 1) : most;
  const tried = [...new Set([...latinWords, ...rows.map((row) => row.word)])]
    .filter((other) => distanceOf(word, other, most) <= mistakes(other))
    .map((other) => ({ other, cost: cost(other) }))
    .toSorted((one, two) => one.cost - two.cost || (one.other < two.other ? -1 : 1))
    .slice(0, mostTried)
    .map(({ other }) => other);
  const known = await wordsInTexts(db, tried, texts);
  return tried.find((other) => known.has(other)) ?? null;
}

/** A run of characters with the terms of the trade that are read as a part of it which no text holds. */
function replaceHomophones(run: string, isUnknown: (part: string) => boolean): string {
  const syllables = readingsOf(run)[0]?.syllables ?? [];
  const characters = [...run];
  if (syllables.length !== characters.length) return run;
  const terms = termsIn(run);
  // A part of a word that is right is no mistake: `电齿` in `风电齿轮箱`.
  const cutsTerm = (from: number, to: number): boolean =>
    terms.some((term) => from < term.to && term.from < to && (from > term.from || to < term.to));
  // What is only read alike has to share a character, too.
  const isMeant = (typed: string, term: string): boolean =>
    isUnknown(typed) &&
    ([...typed].some((character) => term.includes(character)) ||
      readingsOf(typed)[0]?.syllables.join('.') === readingsOf(term)[0]?.syllables.join('.'));
  let written = '';
  for (let at = 0; at < characters.length;) {
    let found: string | null = null;
    for (let length = Math.min(longestTerm, characters.length - at); length > 1 && found === null; length -= 1) {
      const typed = characters.slice(at, at + length).join('');
      const term = termsByReading.get(
        syllables
          .slice(at, at + length)
          .map(withoutConfused)
          .join('.'),
      );
      if (term !== undefined && term !== typed && isMeant(typed, term) && !cutsTerm(at, at + length)) found = term;
    }
    written += found ?? characters[at];
    at += found === null ? 1 : [...found].length;
  }
  return written;
}

/** How a run of characters is written in a title, where something that is read the same is; null where nothing is. */
async function asInTitles(db: Database, run: string, { edition, narrowed }: SearchScope): Promise<string | null> {
  const wanted = readingsOf(run)[0]?.syllables ?? [];
  if (wanted.length < 2 || wanted.length > longestMistyped) return null;
  const required = wanted
    .slice(0, -1)
    .map((syllable, at) => quote(`~${syllable}.${wanted[at + 1]!}`))
    .join(' & ');
  const rows = await queryRows<{ title: string }>(
    db,
    prepared(sql`select coalesce(a.title, ${titleIn(sql`e`, edition)}) as title
      from (
        select s.kind, s.id
        from search_document s
        where s.edition = ${editionSql(edition)}${narrowed} and s.head @@ (select ${required}::tsquery)
        limit ${titlesRead}::integer) s
      left join article a on s.kind = 0 and a.id = s.id left join entry e on s.kind > 0 and e.id = s.id`),
  );
  for (const { title } of rows) {
    for (const read of readingsOf(fold(title))) {
      const characters = [...read.run];
      for (let at = 0; at + wanted.length <= read.syllables.length; at += 1)
        if (wanted.every((syllable, index) => read.syllables[at + index] === syllable))
          return characters.slice(at, at + wanted.length).join('');
    }
  }
  return null;
}

/**
 * A folded keyword as it was probably meant: words that no text holds are taken apart, or replaced by the known word that
 * is most alike; characters by those that are read the same. Null where nothing is better.
 */
export async function correctKeyword(
  db: Database,
  folded: string,
  texts: SearchScope,
  isUnknown: (text: string) => boolean,
): Promise<string | null> {
  const known = new Map<string, string>();
  const betterThan = async (text: string, isHan: boolean): Promise<string> => {
    const before = known.get(text);
    if (before !== undefined) return before;
    let better: string | null = null;
    if (known.size < mostCorrected && isUnknown(text)) {
      if (isHan) {
        const written = replaceHomophones(text, isUnknown);
        better = written === text ? await asInTitles(db, text, texts) : written;
      } else if (isCorrectable(text) && !latinStems.has(stemOf(text)))
        better =
          (await nearestTradeWord(db, text, texts)) ??
          (await splitInTwo(db, text, texts)) ??
          (await nearestWord(db, text, texts));
      known.set(text, better ?? text);
    }
    return better ?? text;
  };
  let corrected = '';
  let end = 0;
  for (const { text, isHan, at } of piecesOf(folded)) {
    corrected += folded.slice(end, at) + (await betterThan(text, isHan));
    end = at + text.length;
  }
  corrected += folded.slice(end);
  return corrected === folded ? null : corrected;
}
