import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { editionSql } from './documents.ts';
import { fold } from './fold.ts';
import { piecesOf, stemOf } from './words.ts';
import { cutSyllables, readingsOf } from './pinyin.ts';
import { termsWithRelated } from './related.ts';
import { distanceOf, isCorrectable, mostMistakes, spellingKeys } from './spelling-keys.ts';
import { wordAt } from './segmentation.ts';
import { synonymGroups, termAt, tokensOf } from './synonyms.ts';
import { quote } from './tsquery.ts';
import { countHits, type SearchScope } from './weigh-parts.ts';
import { titleIn } from '../db/in-edition.ts';

/**
 * Spelling correction of keywords that nothing holds (decision 0025): words by the table of synonyms and by the words
 * of public texts, runs of Han characters by terms of the trade and titles of the same pinyin, then by terms that
 * differ in one character.
 */

/**
 * Words and runs of a keyword that are corrected, which bounds the queries; those after them stay as they were typed.
 */
const mostCorrected = 4;

/** Rows of `search_word` that are compared with a word: those of about its length, where there are more. */
const mostCompared = 400;

/** Han characters: a longer run is no single mistyped word, and is not compared with titles. */
const longestMistyped = 6;

/**
 * Letters from which on two may be exchanged: in a shorter word, two others make another word more often than a
 * mistake.
 */
const shortestForTwo = 9;

/** Titles with the same pinyin that are read. */
const titlesRead = 5;

/** A syllable without sounds that are often confused: `zh` and `z`, `ng` and `n`. */
const withoutConfused = (syllable: string): string => syllable.replace(/^([zcs])h/, '$1').replace(/ng$/, 'n');

/** Words of other scripts in the table of synonyms. */
const latinWords = new Set(
  synonymGroups.flatMap(({ en }) => en.flatMap((term) => fold(term).split(/[^a-z]+/))).filter(isCorrectable),
);

/** The stems of these words, and of the terms of related.txt: another form of one is no mistake. */
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

/** Characters of a term from which on one may be wrong: in a shorter term, another one makes another term. */
const shortestWithWrong = 3;

/** A run with `?` in the place of a character. */
const without = (run: string, at: number): string => `${run.slice(0, at)}?${run.slice(at + 1)}`;

/** Terms of the trade by what is left of them without one character; null where several have that in common. */
const termsByRest = new Map<string, string | null>();
for (const { cn } of synonymGroups) {
  for (const term of cn.map(fold)) {
    if (term.length < shortestWithWrong || readingsOf(term)[0]?.run !== term) continue;
    for (let at = 0; at < term.length; at += 1) {
      const rest = without(term, at);
      termsByRest.set(rest, termsByRest.has(rest) && termsByRest.get(rest) !== term ? null : term);
    }
  }
}

/** The term of the trade that a folded keyword of letters is read as (`zhusuji`); null where none is. */
export function termInPinyin(folded: string): string | null {
  const readings = cutSyllables(folded.replaceAll(/[\s'’]/g, ''));
  return readings.map((parts) => termsByReading.get(parts.map(withoutConfused).join('.'))).find(Boolean) ?? null;
}

/** Where the terms of the trade and other known words in a run of characters begin and end. */
function termsIn(run: string): { from: number; to: number }[] {
  const tokens = tokensOf(run);
  const found: { from: number; to: number }[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = (termAt(tokens, at) ?? wordAt(tokens, at))?.length ?? 1;
    if (length > 1) found.push({ from: at, to: at + length });
    at += length;
  }
  return found;
}

/** The nearest words that are looked up in documents. */
const mostTried = 5;

/** Those of some words that any document holds. */
async function wordsInTexts(db: Database, words: readonly string[], scope: SearchScope): Promise<Set<string>> {
  const counts = await countHits(
    db,
    words.map((word) => [quote(stemOf(word))]),
    1,
    scope,
  );
  return new Set(words.filter((_word, at) => counts[at]! > 0));
}

/** Letters of the shorter of two words that were typed as one. */
const shortestPart = 3;

/**
 * Two words that were typed as one, where the table of synonyms has them or documents hold both; null where neither
 * does.
 */
async function splitInTwo(db: Database, word: string, scope: SearchScope): Promise<string | null> {
  const cuts: [string, string][] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) cuts.push([word.slice(0, at), word.slice(at)]);
  const inTable = cuts.find((cut) => termAt(tokensOf(cut.join(' ')), 0)?.length === 2);
  if (inTable) return inTable.join(' ');
  const known = await wordsInTexts(db, [...new Set(cuts.flat())], scope);
  const both = cuts.filter((cut) => cut.every((part) => known.has(part)));
  // Of several cuts, the one whose shorter word is the longest is the most likely.
  const shorter = (cut: readonly string[]): number => Math.min(...cut.map(({ length }) => length));
  return both.toSorted((one, other) => shorter(other) - shorter(one))[0]?.join(' ') ?? null;
}

/** A word with each doubled letter once: doubling is the most frequent mistake. */
const singled = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

/**
 * The word of the table of synonyms that differs in one letter, and not in the first; null where none does. It is tried
 * before {@link splitInTwo}: `reduser` is a reducer and not a red user.
 */
async function nearestTradeWord(db: Database, word: string, scope: SearchScope): Promise<string | null> {
  const near = [...latinWords].filter((other) => other[0] === word[0] && distanceOf(word, other, 1) === 1);
  const known = await wordsInTexts(db, near.slice(0, mostTried), scope);
  return near.find((other) => known.has(other)) ?? null;
}

/** What the distance of a word is corrected by, in letters: the smaller, the likelier it was meant. */
const costs = { doubled: -0.5, otherInitial: 0.6, ofTheTrade: -0.3 } as const;

/** The nearest word of the table of synonyms or of public texts that any document holds; null where none is near. */
async function nearestWord(db: Database, word: string, scope: SearchScope): Promise<string | null> {
  const rows = await queryRows<{ word: string }>(
    db,
    prepared(
      sql`select word from search_word where keys && ${`{${spellingKeys(word).join(',')}}`}::integer[]
        order by abs(length(word) - ${word.length}::integer), word limit ${mostCompared}::integer`,
    ),
  );
  const most = mostMistakes(word);
  const cost = (other: string): number =>
    distanceOf(word, other, most) +
    (singled(word) === singled(other) ? costs.doubled : 0) +
    (other[0] === word[0] ? 0 : costs.otherInitial) +
    (latinWords.has(other) ? costs.ofTheTrade : 0);
  const mistakes = (other: string): number =>
    word.length === other.length && word.length < shortestForTwo ? Math.min(most, 1) : most;
  const tried = [...new Set([...latinWords, ...rows.map((row) => row.word)])]
    .filter((other) => distanceOf(word, other, most) <= mistakes(other))
    .map((other) => ({ other, cost: cost(other) }))
    .toSorted((one, two) => one.cost - two.cost || (one.other < two.other ? -1 : 1))
    .slice(0, mostTried)
    .map(({ other }) => other);
  const known = await wordsInTexts(db, tried, scope);
  return tried.find((other) => known.has(other)) ?? null;
}

/**
 * A run of Han characters in which parts that no document holds are replaced by terms of the trade with the same
 * pinyin.
 */
function replaceHomophones(run: string, isUnknown: (part: string) => boolean): string {
  const syllables = readingsOf(run)[0]?.syllables ?? [];
  const characters = [...run];
  if (syllables.length !== characters.length) return run;
  const terms = termsIn(run);
  // Characters across the border of two terms are no mistake (`电齿` in `风电齿轮箱`), nor is a term itself.
  const cutsTerm = (from: number, to: number): boolean =>
    terms.some(
      (term) =>
        from < term.to &&
        term.from < to &&
        (from > term.from || to < term.to || (from === term.from && to === term.to)),
    );
  // Where sounds were confused, the two have to share a character as well.
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

/**
 * A run of Han characters with the term of the trade of which it has all but one character, as characters that look
 * alike are mistaken (`注沏机`); null where there is none. No document holds the wrong one next to its neighbours.
 */
function replaceCharacter(run: string, isUnknown: (part: string) => boolean): string | null {
  const terms = termsIn(run);
  for (let at = 0; at < run.length; at += 1) {
    if (terms.some(({ from, to }) => from <= at && at < to)) continue;
    const pairs = [run.slice(Math.max(0, at - 1), at + 1), run.slice(at, at + 2)].filter(({ length }) => length === 2);
    if (!pairs.every(isUnknown)) continue;
    for (let length = Math.min(longestTerm, run.length); length >= shortestWithWrong; length -= 1) {
      for (let from = Math.max(0, at - length + 1); from <= Math.min(at, run.length - length); from += 1) {
        // Next to a whole term, the character belongs to another word: `大族激光` is no `多激光`.
        if (terms.some((one) => one.to - one.from === length - 1 && from <= one.from && one.to <= from + length))
          continue;
        const term = termsByRest.get(without(run.slice(from, from + length), at - from));
        if (term) return run.slice(0, from) + term + run.slice(from + length);
      }
    }
  }
  return null;
}

/**
 * The spelling of a run of Han characters in a title that holds the same pinyin; null where none does, or the run is made
 * of known words.
 */
async function asInTitles(db: Database, run: string, { edition, isPublic }: SearchScope): Promise<string | null> {
  if (termsIn(run).reduce((length, { from, to }) => length + to - from, 0) === run.length) return null;
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
        where s.edition = ${editionSql(edition)} and ${isPublic} and s.head @@ (select ${required}::tsquery)
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
 * A folded keyword as it was probably meant; null where nothing is likelier than what was typed.
 * @param isUnknown whether no document holds a part of the keyword: nothing else is corrected
 */
export async function correctKeyword(
  db: Database,
  folded: string,
  scope: SearchScope,
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
        better =
          written === text ? ((await asInTitles(db, text, scope)) ?? replaceCharacter(text, isUnknown)) : written;
      } else if (isCorrectable(text) && !latinStems.has(stemOf(text)))
        better =
          (await nearestTradeWord(db, text, scope)) ??
          (await splitInTwo(db, text, scope)) ??
          (await nearestWord(db, text, scope));
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
