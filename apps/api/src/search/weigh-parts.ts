import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { editionSql } from './documents.ts';
import { hasHan, isQuantity, pairs } from './words.ts';
import { isGeneral, weightOfWord } from './intents.ts';
import { type KeywordQuery, smallerTerms } from './keyword-query.ts';
import { alternativeQueries, or, quote, unitIn, type RankedUnit } from './tsquery.ts';

/**
 * The parts of a keyword for a relaxed search, each weighed by how rare it is in the documents. Weights between 0 and 1
 * are fitted to the judged queries of `quality/` (decisions 0059 to 0066); they are multiplied.
 */

/** Parts of a keyword that are counted, so that a long keyword has a bounded cost; those after them are ignored. */
export const mostParts = 24;

/** Terms of a keyword whose related words are counted. */
const mostRelated = 4;

/** Documents that are counted for a part: all parts that are more common weigh the same. */
export const mostCounted = 500;

/** Documents: rarity is `ln(1 + usualHits / hits)`, so a part that so many hold has 0.7, and one that 40 hold 4.6. */
const usualHits = 4000;

/** Documents: a term that fewer hold is searched by the terms within it as well. */
const rare = 4;

/** A pair of Han characters out of a longer run, or across the border of a term, which is often no word. */
const pairWeight = 0.6;

/** Related words of a term. */
const relatedWeight = 0.5;

/** Related words of a phrase, which is read as a whole: `welding cell`. */
const phraseWeight = 0.75;

/** A quantity, which leads to anything. */
const numberWeight = 0.5;

/** A term within another one that was typed. */
const withinWeight = 0.8;

/** Whether a part is a general word, such as `machine`. */
export const isGeneralPart = ({ text }: RankedUnit): boolean => text !== undefined && isGeneral(text);

/** The words or pairs of a part, each as a part of its own; none of a single one. */
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

/**
 * The terms of the trade, and what is left between them, that a part is made of; none where it is made of no others.
 */
export const termsWithin = ({ text }: RankedUnit, { termAt }: KeywordQuery): RankedUnit[] =>
  (text === undefined ? [] : smallerTerms(text, termAt)).map(({ alternatives }) => ({
    alternatives,
    text: alternatives[0]!.text,
    weight: withinWeight,
  }));

/** The parts of a keyword: words, terms of the trade, and each pair of other runs of Han characters. */
export const partsOfQuery = ({ terms }: KeywordQuery): RankedUnit[] =>
  terms
    .flatMap(({ alternatives, isAcrossBorder = false }): RankedUnit[] => {
      const [first] = alternatives;
      const isPlainRun =
        alternatives.length === 1 &&
        (first!.operands.length > 1 || isAcrossBorder) &&
        /^\p{Script=Han}+$/u.test(first!.text);
      return isPlainRun
        ? pairs(first!.text).map((pair) => ({
            alternatives: [{ by: 'text', operands: [quote(pair)] }],
            text: pair,
            weight: pairWeight,
          }))
        : [{ alternatives, text: first!.text, weight: 1 }];
    })
    .slice(0, mostParts);

/** Whether a phrase is made of a word or a term and something else. */
const isWithin = (phrase: string, text: string): boolean =>
  phrase !== text && (hasHan(text) ? phrase.includes(text) : ` ${phrase} `.includes(` ${text} `));

/** The related words of a keyword, before they are counted; those of a phrase weigh more (decision 0061). */
const relatedOfQuery = ({ related }: KeywordQuery, parts: readonly RankedUnit[]): RankedUnit[] =>
  related.slice(0, mostRelated).map(({ alternatives }) => ({
    alternatives,
    weight: parts.some(({ text = '' }) => isWithin(alternatives[0]!.text, text)) ? phraseWeight : relatedWeight,
  }));

/**
 * The documents among which a keyword is searched: all of an edition, whichever industry or year is shown. Otherwise
 * what replaces a keyword would depend on them, and more would be shown than facets say.
 */
export interface SearchScope {
  edition: EditionKey;
  /** The condition on `search_document s`: only what may be found is counted, or a correction told of it. */
  isPublic: SQL;
}

/**
 * How many documents each list of tsqueries finds, counted up to `most`. A list with a tsquery that has a tally, or holds
 * one that has, counts as `most`. The tsqueries of a list are run one by one until they have found so many, a document that
 * several find counted by each: joined, those of several words would be tested on all documents with any word (decision
 * 0067).
 */
export async function countHits(
  db: Database,
  lists: readonly (readonly string[])[],
  most: number,
  { edition, isPublic }: SearchScope,
): Promise<number[]> {
  if (lists.length === 0) return [];
  const requested = lists.map((queries) => [or(queries.toSorted()), ...queries]);
  const rows = await queryRows<{ hits: number }>(
    db,
    prepared(sql`select case
        when exists (
            select from jsonb_array_elements_text(requested.queries) query
            join search_tally t on t.edition = ${editionSql(edition)} and t.required = query)
        then ${most}::integer
        else (
          select case when count(*) = ${most}::integer then count(*) else count(distinct at) end
          from (
            select at
            from jsonb_array_elements_text(requested.queries - 0) query
            cross join lateral (
              select s.ctid as at from search_document s
              where s.edition = ${editionSql(edition)} and ${isPublic} and s.terms @@ query::tsquery offset 0) s
            limit (select ${most}::integer)) found)::integer
        end as hits
      from jsonb_array_elements(${JSON.stringify(requested)}::jsonb) with ordinality as requested (queries, place)
      order by place`),
  );
  return rows.map(({ hits }) => hits);
}

/** Weighs parts by how few documents hold them: those that any holds (`known`), fewer than {@link rare}, and none. */
export async function weighByRarity(
  db: Database,
  parts: readonly RankedUnit[],
  scope: SearchScope,
): Promise<{ known: RankedUnit[]; scarce: RankedUnit[]; unknown: RankedUnit[] }> {
  const counts = await countHits(db, parts.map(alternativeQueries), mostCounted, scope);
  const weightOf = (at: number): number =>
    parts[at]!.weight *
    weightOfWord(parts[at]!.text ?? '') *
    (isQuantity(parts[at]!.text) ? numberWeight : 1) *
    Math.log(1 + usualHits / counts[at]!);
  return {
    known: parts.flatMap((part, at) => (counts[at]! > 0 ? [{ ...part, weight: weightOf(at), hits: counts[at]! }] : [])),
    scarce: parts.filter((_part, at) => counts[at]! < rare),
    unknown: parts.filter((_part, at) => counts[at] === 0),
  };
}

/**
 * The parts and related words of a keyword that any document holds, by weight. Rare terms are joined by the terms
 * within them; what no document holds, and is made of no terms, by its words or pairs.
 */
export async function weighParts(db: Database, query: KeywordQuery, scope: SearchScope): Promise<RankedUnit[]> {
  const parts = partsOfQuery(query);
  const inEdition = (unit: RankedUnit): RankedUnit => unitIn(scope.edition, unit);
  // Counted with all synonyms, as terms are that have a tally.
  const weigh = (units: readonly RankedUnit[]) =>
    weighByRarity(
      db,
      units.filter((unit) => inEdition(unit).alternatives.length > 0),
      scope,
    );
  const { known, scarce, unknown } = await weigh([...parts, ...relatedOfQuery(query, parts)]);
  // Related words lead nearer to a term that no document holds than the characters that it shares with others do.
  const related = new Set(query.related.map(({ alternatives }) => alternatives[0]!.text));
  const smaller = scarce
    .flatMap((unit) => {
      const terms = termsWithin(unit, query);
      if (terms.length > 0 || !unknown.includes(unit)) return terms;
      return related.has(unit.text ?? '') ? [] : operandParts(unit);
    })
    // The number of a model alone leads to anything.
    .filter(({ text }) => !isQuantity(text));
  const more = smaller.length > 0 ? (await weigh(smaller.slice(0, mostParts))).known : [];
  return [...known, ...more].map(inEdition).toSorted((one, other) => other.weight - one.weight);
}
