import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { countUpTo } from '../db/count-up-to.ts';
import { queryRows, type Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { editionSql } from './documents.ts';
import { pairs } from './words.ts';
import { isGeneral, weightOfWord } from './intents.ts';
import { type KeywordQuery, smallerTerms } from './keyword-query.ts';
import { unitIn, unitQuery, type RankedUnit, quote } from './tsquery.ts';

/** Parts of a keyword that are looked up; what comes after them is ignored. */
export const mostParts = 24;

/** Terms of a keyword whose related words are looked up. */
const mostRelated = 4;

/** Hits of a part are counted up to here: what is more common is weighed as if it were no more so. */
export const mostCounted = 500;

/** A part that so many texts hold says little. */
const usualHits = 4000;

/** A term that fewer texts hold is looked for by the terms that it is made of, too. */
const rare = 4;

/** Two characters out of a longer run are often no word, and hardly ever where no title holds them. */
const pairWeight = 0.6;
const untitledWeight = 0.5;

/**
 * A word that is related to what was typed says less than that; but where a phrase has related words, it is read as a
 * whole, and the words that it is made of say less: `cell` in `welding cell`.
 */
const relatedWeight = 0.5;
const phraseWeight = 0.75;
const inPhraseWeight = 0.6;

/** A number or a year by itself leads to anything. */
const numberWeight = 0.5;

/** A term that was typed as a part of another says less than one that stands by itself. */
const partWeight = 0.8;

/** Whether a part is a word of which alone nobody looks for anything. */
export const isGeneralPart = ({ text }: RankedUnit): boolean => text !== undefined && isGeneral(text);

/** A term that no text holds, in its words or pairs: each may stand in one. */
export const operandParts = ({ alternatives }: RankedUnit): RankedUnit[] => {
  const operands = [...new Set(alternatives.filter(({ by }) => by === 'text').flatMap((own) => own.operands))];
  return operands.length < 2
    ? []
    : operands.map((operand) => ({
        alternatives: [{ by: 'text', operands: [operand] }],
        text: operand.slice(1, -1),
        weight: pairWeight,
      }));
};

/** The terms that a unit is made of. */
export const termsWithin = ({ text }: RankedUnit, { termAt }: KeywordQuery): RankedUnit[] =>
  (text === undefined ? [] : smallerTerms(text, termAt)).map(({ alternatives }) => ({
    alternatives,
    text: alternatives[0]!.text,
    weight: partWeight,
  }));

/** The parts of a keyword: words, terms of the trade, and of other runs of characters each pair. */
const partsOfQuery = ({ terms }: KeywordQuery): RankedUnit[] =>
  terms
    .flatMap(({ alternatives }): RankedUnit[] => {
      const [first] = alternatives;
      const isPlainRun =
        alternatives.length === 1 && first!.operands.length > 1 && /^\p{Script=Han}+$/u.test(first!.text);
      return isPlainRun
        ? pairs(first!.text).map((pair) => ({
            alternatives: [{ by: 'text', operands: [quote(pair)] }],
            text: pair,
            weight: pairWeight,
          }))
        : [{ alternatives, text: first!.text, weight: 1 }];
    })
    .slice(0, mostParts);

/** Whether a phrase is made of a word or a term and more. */
const isMadeOf = (phrase: string, text: string): boolean =>
  phrase !== text && (/\p{Script=Han}/u.test(text) ? phrase.includes(text) : ` ${phrase} `.includes(` ${text} `));

/** The parts of a keyword and its related words, phrases read as a whole. */
function readPhrases(query: KeywordQuery): { parts: RankedUnit[]; related: RankedUnit[] } {
  const parts = partsOfQuery(query);
  const related = query.related.map(({ alternatives }) => ({ alternatives, phrase: alternatives[0]!.text }));
  return {
    parts: parts.map((part) =>
      related.some(({ phrase }) => isMadeOf(phrase, part.text ?? ''))
        ? { ...part, weight: part.weight * inPhraseWeight }
        : part,
    ),
    related: related.map(({ alternatives, phrase }) => ({
      alternatives,
      weight: parts.some(({ text = '' }) => isMadeOf(phrase, text)) ? phraseWeight : relatedWeight,
    })),
  };
}

/** The texts in which something is looked for. */
export interface SearchScope {
  edition: EditionKey;
  /** Further conditions on `search_document s`, each after an `and`: nobody is led to what may not be found. */
  narrowed: SQL;
}

/** Some tsqueries as a table. */
const requestedSql = (queries: readonly string[]): SQL =>
  sql`jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) with ordinality as asked (query, place)`;

/** How many documents hold `asked.query`, counted up to `most`. */
const hitsSql = (column: 'terms' | 'head', most: number, { edition, narrowed }: SearchScope): SQL =>
  countUpTo(
    sql`search_document s where s.edition = ${editionSql(edition)}${narrowed}
      and s.${sql.identifier(column)} @@ asked.query::tsquery`,
    most,
  );

/** How many documents hold each of some tsqueries, counted up to `most`. */
export async function countHits(
  db: Database,
  queries: readonly string[],
  most: number,
  texts: SearchScope,
): Promise<number[]> {
  if (queries.length === 0) return [];
  const rows = await queryRows<{ hits: number }>(
    db,
    prepared(sql`select ${hitsSql('terms', most, texts)} as hits from ${requestedSql(queries)} order by place`),
  );
  return rows.map(({ hits }) => hits);
}

/** Parts of a keyword that texts hold, each weighed by how rare it is, and those that none holds. */
export async function weighByRarity(
  db: Database,
  parts: readonly RankedUnit[],
  requested: SearchScope,
): Promise<{ known: RankedUnit[]; scarce: RankedUnit[]; unknown: RankedUnit[] }> {
  const counts = await queryRows<{ hits: number; titled: number }>(
    db,
    prepared(sql`select ${hitsSql('terms', mostCounted, requested)} as hits, ${hitsSql('head', 1, requested)} as titled
      from ${requestedSql(parts.map(unitQuery))} order by place`),
  );
  const weightOf = (at: number): number =>
    parts[at]!.weight *
    weightOfWord(parts[at]!.text ?? '') *
    (/^\p{N}+$/u.test(parts[at]!.text ?? '') ? numberWeight : 1) *
    (counts[at]!.titled > 0 ? 1 : untitledWeight) *
    Math.log(1 + usualHits / counts[at]!.hits);
  return {
    known: parts.flatMap((part, at) =>
      counts[at]!.hits > 0 ? [{ ...part, weight: weightOf(at), hits: counts[at]!.hits }] : [],
    ),
    scarce: parts.filter((_part, at) => counts[at]!.hits < rare),
    unknown: parts.filter((_part, at) => counts[at]!.hits === 0),
  };
}

/** The parts that texts hold, those that say most first. */
export async function weighParts(db: Database, query: KeywordQuery, requested: SearchScope): Promise<RankedUnit[]> {
  const ofEdition = (unit: RankedUnit): RankedUnit => unitIn(requested.edition, unit);
  const { parts, related } = readPhrases(query);
  const { known, scarce, unknown } = await weighByRarity(db, parts.map(ofEdition), requested);
  const smaller = scarce
    .flatMap((unit) => {
      const terms = termsWithin(unit, query);
      return terms.length === 0 && unknown.includes(unit) ? operandParts(unit) : terms;
    })
    // The number of a model leads to anything.
    .filter(({ text }) => !/^\p{N}+$/u.test(text ?? ''));
  const besides = [...smaller.slice(0, mostParts), ...related.slice(0, mostRelated)]
    .map(ofEdition)
    .filter(({ alternatives }) => alternatives.length > 0);
  const more = besides.length > 0 ? (await weighByRarity(db, besides, requested)).known : [];
  return [...known, ...more].toSorted((one, other) => other.weight - one.weight);
}
