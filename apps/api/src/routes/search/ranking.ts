import { SEARCH_KINDS, type EditionKey, type SearchKind } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isPublicDocument } from '../../content/publication.ts';
import { editionSql } from '../../search/documents.ts';
import { mostUnits, type Attempt } from '../../search/keyword-query.ts';
import { isEnough } from '../../search/relax-search.ts';
import { hasTally } from '../../search/tallies.ts';
import {
  halfQueryIn,
  searchKeywordsQuery,
  oftenQuery,
  unitIn,
  unitQuery,
  unitQueryIn,
  type RankedUnit,
} from '../../search/tsquery.ts';

/**
 * Ranking, in three steps: the hits of an attempt (`attemptHits`), which of them are scored (`latestHits`, `titledHits`,
 * `stricterHits`), and their score (`scoreOf`, `scoredPlaces`).
 * Weights without another source are fitted to the judged queries of `search/quality` (decisions 0059 to 0071).
 */

/** Which documents are searched, in SQL over `search_document s`. */
export interface RequestedHits {
  /** Further conditions, each after an `and`. */
  narrowed: SQL;
  /** The kind that is shown, after an `and`; nothing where all are. */
  ofKind: SQL;
  edition: EditionKey;
}

/**
 * Hits that are scored, the latest: so many of all, and so many that hold everything in their titles (decision 0059).
 */
const judged = 150;

/**
 * Reading a document with its terms costs ten times as much as sorting one more hit of the index. So the latest hits of
 * a common term are found by walking through the latest documents, where that costs less than sorting all hits.
 */
const walkCosts = 10;

/** The tsquery whose hits are shown, of the table `shown` of {@link attemptHits}. */
export const shownQuery = sql.raw('(select required from shown)');

/** Whether a stricter tsquery of an attempt, by its place, finds enough to be shown. */
const isShown = (at: number): SQL => sql.raw(`(select is_enough from enough_${at})`);

/**
 * The hits of an attempt, as the table `hits`, and the tsquery that finds them as `shown`. There are none where it has a
 * tally (table `known`). The hits of each tsquery, the strictest first, are the tables `found_0` to `found_2`.
 *
 * They are stored, because reading them once more costs more: the index tests a tsquery on every document that any of
 * its words leads to.
 */
export function attemptHits(
  { required, stricter, showsStricter, wanted }: Attempt,
  edition: EditionKey,
  now: Date,
): SQL {
  let isTried = sql`not ${hasTally}`;
  const tables = [...stricter, required].map((query, at) => {
    // In a sub-select, so that the planner does not see the tsquery: by what it knows of some terms it would walk
    // through everything by date.
    const found = sql`${sql.raw(`found_${at}`)} as materialized (
      select s.ctid as at, s.kind, s.id, s.published_at, s.industry_id, s.month
      from search_document s
      where s.edition = ${editionSql(edition)} and ${isPublicDocument('s', now)}
        and s.terms @@ (select ${query}::tsquery) and ${isTried})`;
    isTried = sql`${isTried} and not ${isShown(at)}`;
    return found;
  });
  const enough = stricter.map(
    (_, at) => sql`, ${sql.raw(`enough_${at}`)} as materialized (
      select ${showsStricter}::boolean and ${isEnough(wanted)} as is_enough
      from (select kind, count(*) as count from ${sql.raw(`found_${at}`)} group by kind) kinds)`,
  );
  const shownHits = stricter.map(
    (_, at) => sql`select * from ${sql.raw(`found_${at}`)} where ${isShown(at)} union all `,
  );
  const shownQueries = stricter.map((query, at) => sql`(select ${query}::tsquery where ${isShown(at)}), `);
  return sql`${sql.join(tables.flatMap((table, at) => [at === 0 ? sql`` : sql`, `, table, enough[at] ?? sql``]))},
    hits as not materialized (${sql.join(shownHits)}select * from ${sql.raw(`found_${stricter.length}`)}),
    shown as materialized (select coalesce(${sql.join(shownQueries)}${required}::tsquery) as required)`;
}

/** All hits, as the `from` and `where` of a select; by the index where there is a tally. */
export const matching = ({ narrowed, ofKind, edition }: RequestedHits): SQL =>
  sql`from (
        select s.at, s.kind, s.id, s.published_at from hits s where true${narrowed}
        union all
        select s.ctid, s.kind, s.id, s.published_at from search_document s
        where s.edition = ${editionSql(edition)}${narrowed} and s.terms @@ ${shownQuery} and ${hasTally}) s
      where true${ofKind}`;

/**
 * How the latest hits are found, as a table of one row: whether the latest documents are walked through (`is_common`),
 * and how many of them at most: three times as many as are likely to hold {@link judged} hits.
 */
const planned = (plan: SQL, expected: SQL): SQL => sql`${plan} as materialized (
      select ${judged}::integer * ${walkCosts}::integer * documents < expected * expected as is_common,
        ceil(3 * ${judged}::integer * documents / greatest(1, expected)) as most
      from (
        select ${expected} as expected,
          (select greatest(0, reltuples) / 2 from pg_class where oid = 'search_document'::regclass)::float8 as documents
        offset 0) sizes)`;

/**
 * The latest hits in a column, as the `ctid` of their rows (`at`) in a table of this name. For a common term, the
 * latest documents are walked through; else, and where that finds too few, all hits are sorted.
 * @param hits all hits, as a select of `at` that ends in its `where`
 */
function latestIn(
  name: 'latest' | 'titled',
  column: 'terms' | 'head',
  { narrowed, ofKind, edition }: RequestedHits,
  expected: SQL,
  hits: SQL,
): SQL {
  const [found, walked, plan, field] = [
    sql.identifier(name),
    sql.identifier(`${name}_walked`),
    sql.identifier(`${name}_plan`),
    sql.identifier(column),
  ];
  return sql`${planned(sql`${plan}`, expected)},
    ${walked} as materialized (
      select at from (
        select s.ctid as at, s.industry_id, s.month, s.${field}
        from search_document s
        where s.edition = ${editionSql(edition)}${ofKind} and (select is_common from ${plan})
        order by s.published_at desc, s.kind, s.id desc limit (select most from ${plan})::bigint) s
      where s.${field} @@ ${shownQuery}${narrowed} limit ${judged}::integer),
    ${found} as materialized (
      select at from ${walked} where (select count(*) from ${walked}) = ${judged}::integer
      union all
      (${hits} and (select count(*) from ${walked}) < ${judged}::integer
      order by s.published_at desc, s.kind, s.id desc limit ${judged}::integer))`;
}

/** The latest hits, as the table `latest`. Needs the table `total`. */
export const latestHits = (requested: RequestedHits): SQL =>
  latestIn(
    'latest',
    'terms',
    requested,
    sql`case when ${hasTally} then (select total from total)::float8 else 0 end`,
    sql`select s.at ${matching(requested)}`,
  );

/**
 * The latest hits that hold everything in their titles, as the table `titled`. Their number is estimated from the share
 * of the latest hits that do. Empty where all hits are scored anyway.
 */
export const titledHits = (requested: RequestedHits): SQL =>
  latestIn(
    'titled',
    'head',
    requested,
    sql`case when (select is_common from latest_plan) and (select total > ${judged}::integer from total)
      then (select total from total)::float8 / ${judged}::integer
        * (select count(*) from latest c join search_document s on s.ctid = c.at where s.head @@ ${shownQuery})
      else 0 end`,
    sql`select s.ctid as at from search_document s
        where s.edition = ${editionSql(requested.edition)}${requested.narrowed}${requested.ofKind} and s.head @@ ${shownQuery}
          and (select total > ${judged}::integer from total)`,
  );

/** Hits of the strictest tsquery of a relaxed search that are scored, of any age. It was left because it finds few. */
const mostStricter = 100;

/** The hits of the strictest tsquery, where those of a looser one are shown, as a select of `at`. */
export const stricterHits = ({ stricter }: Attempt, { ofKind, narrowed }: RequestedHits): SQL =>
  stricter.length === 0
    ? sql`select null::tid where false`
    : sql`(select s.at from found_0 s where not ${isShown(0)}${narrowed}${ofKind} limit ${mostStricter}::integer)`;

/**
 * Weights of the fields, as in BM25F. A unit has that of the best field that holds it; `often` is that of a body about
 * it. Added are `half` where the title holds half of it, `tagsOrBrief` and `oftenToo` where these hold it, also next to
 * a better field. A unit that only a synonym matches is multiplied by `synonym`.
 */
const fieldWeights = {
  title: 1,
  tags: 0.57,
  half: 0.3,
  brief: 0.3,
  searchKeywords: 0.2,
  often: 0.16,
  body: 0.06,
  tagsOrBrief: 0.18,
  oftenToo: 0.05,
  synonym: 0.75,
} as const;

/**
 * What a unit adds to the share of the keyword that a document holds where search keywords hold it, whichever other field
 * does as well: an editor wrote that the document answers it (decision 0071).
 */
const searchKeywordsGain = 0.08;

/** Lexemes of a usual document. */
const usualTerms = 400;

/** Factors of the kinds, where they are ranked together. */
const kindWeights: Readonly<Record<SearchKind, number>> = {
  news: 1,
  products: 1.06,
  supplier: 1.05,
  magazines: 0.15,
  videos: 0.36,
  exhibitions: 0.3,
  whitepapers: 0.42,
  posts: 0.5,
};

/** The factor of the kind that the keyword names, in place of its own. */
const wantedWeight = 4;

/**
 * The factor of all kinds but articles where a keyword names a fault: its cause is written about, not sold (decision
 * 0062).
 */
const faultWeight = 0.7;

/** The factor of products where a keyword asks for a supplier: they lead to it. */
const productOfSupplierWeight = 1.4;

/** What each better hit of the same kind adds to the divisor of a score. */
const repeatedKind = 0.05;

/**
 * The best hits that tell, by the squares of their scores, which industry a keyword is about, and how much more a hit
 * of that industry counts; as much again where it is of the same child industry.
 */
const affinity = { best: 20, factor: 2.8 } as const;

const yearInMilliseconds = 365 * 86_400_000;

/** A unit without its synonyms; as it is where it has nothing else. */
const ownOf = ({ alternatives }: RankedUnit): Pick<RankedUnit, 'alternatives'> => {
  const own = alternatives.filter(({ by }) => by === 'text');
  return { alternatives: own.length > 0 ? own : alternatives };
};

/** Numbers of units for which there are statements: each text of a statement is planned by itself. */
const sizes = [1, 2, 3, mostUnits];

/** A unit that no document holds. */
const emptyUnit: RankedUnit = { alternatives: [{ by: 'text', operands: [''] }], weight: 0 };

/** The units of an attempt, padded with empty ones to the next of {@link sizes}. */
function sizedUnits({ units }: Attempt): RankedUnit[] {
  const size = sizes.find((one) => one >= units.length) ?? mostUnits;
  return Array.from({ length: size }, (_, at) => units[at] ?? emptyUnit);
}

/**
 * The tsqueries of a unit in {@link queryUnits}, by the name of the column without its number. `tags` and `brief` match
 * in the stronger fields as well; `typed` matches in any field without synonyms.
 */
const columns: readonly (readonly [name: string, query: (unit: RankedUnit) => string])[] = [
  ['title', (unit) => unitQueryIn('A', unit)],
  ['half', (unit) => halfQueryIn('A', ownOf(unit))],
  ['tags', (unit) => unitQueryIn('AB', unit)],
  ['brief', (unit) => unitQueryIn('ABC', unit)],
  ['keywords', searchKeywordsQuery],
  ['often', oftenQuery],
  ['any', (unit) => unitQuery(unit)],
  ['typed', (unit) => unitQuery(ownOf(unit))],
  ['tags_or_brief', (unit) => unitQueryIn('BC', unit)],
];

/**
 * The units of an attempt, as the table `unit` of one row: the tsqueries of each and its share of the weight. They are one
 * parameter, because drizzle takes time for each one, and there would be sixty.
 */
export function queryUnits(attempt: Attempt, edition: EditionKey): SQL {
  const units = sizedUnits(attempt);
  const total = units.reduce((sum, { weight }) => sum + weight, 0);
  const values = units.flatMap((unit, at) => [
    ...columns.map(([name, query]) => [`${name}_${at}`, query(unitIn(edition, unit))] as const),
    [`weight_${at}`, unit.weight / total] as const,
  ]);
  const types = values.map(([name, value]) => `${name} ${typeof value === 'number' ? 'float8' : 'tsquery'}`).join(', ');
  return sql`unit as materialized (
    select * from json_to_record(${JSON.stringify(Object.fromEntries(values))}::json) as unit (${sql.raw(types)}))`;
}

const kindWeightOf = (kind: SearchKind, { wanted, isFault }: Attempt): number =>
  kindWeights[kind] *
  (isFault && wanted === null && kind !== 'news' ? faultWeight : 1) *
  (kind === wanted ? wantedWeight / kindWeights[kind] : 1) *
  (wanted === 'supplier' && kind === 'products' ? productOfSupplierWeight : 1);

/**
 * The score of a document `s`, whose terms are in memory as `t.terms`: the weighted sum over the units (table `unit`),
 * times the share of units that are held, age and kind.
 */
export function scoreOf(attempt: Attempt, now: Date): SQL {
  // What a match in a body is divided by: 1 in a document of usual length.
  const body = `(0.68 + 0.32 * length(t.terms) / ${usualTerms}::float8)`;
  const holds = (name: string, at: number): string => `t.terms @@ unit.${name}_${at}`;
  const each = (value: (at: number) => string): string =>
    sizedUnits(attempt)
      .map((_, at) => `unit.weight_${at} * ${value(at)}`)
      .join(' + ');
  const fields = each((at) => {
    const best = `case when ${holds('title', at)} then ${fieldWeights.title}::float8
      when ${holds('tags', at)} then ${fieldWeights.tags}::float8
      when ${holds('brief', at)} then ${fieldWeights.brief}::float8
      when ${holds('keywords', at)} then ${fieldWeights.searchKeywords}::float8
      when ${holds('often', at)} then ${fieldWeights.often}::float8 / ${body}
      else ${fieldWeights.body}::float8 / ${body} end`;
    // Most hits of a relaxed search hold one unit alone: the others are tested once each, by `any`.
    return `case when ${holds('any', at)} then (${best}
      + case when ${holds('tags_or_brief', at)} then ${fieldWeights.tagsOrBrief}::float8 else 0 end
      + case when not ${holds('title', at)} and ${holds('half', at)} then ${fieldWeights.half}::float8 else 0 end
      + case when ${holds('often', at)} then ${fieldWeights.oftenToo}::float8 / ${body} else 0 end)
      * case when ${holds('typed', at)} then 1 else ${fieldWeights.synonym}::float8 end else 0 end`;
  });
  // The share of the units that a hit holds: all of them, unless the search is relaxed.
  const share = (at: number): string =>
    `case when ${holds('keywords', at)} then ${1 + searchKeywordsGain}::float8 else 1 end`;
  const coverage = each(
    attempt.match === 'all' ? share : (at) => `case when ${holds('any', at)} then ${share(at)} else 0 end`,
  );
  // A new article has 1, one of two years 0.9, an old one 0.8 at least; entries have the same at any age.
  const freshness = sql`case when s.kind = 0
      then 0.8 + 0.2 / (1 + greatest(0,
        extract(epoch from ${now.toISOString()}::timestamptz - s.published_at)::float8 * 1000 / ${yearInMilliseconds}::float8) / 2)
      else 0.93 end`;
  const kinds = sql`(${`{${SEARCH_KINDS.map((kind) => kindWeightOf(kind, attempt)).join(',')}}`}::float8[])`;
  return sql`${sql.raw(`(${fields}) * (${coverage})`)} * (${freshness}) * ${kinds}[s.kind + 1]`;
}

/** The order by score. */
const byScore = sql.raw('score desc, published_at desc, kind, id desc');

/**
 * The rows of `rated` (kind, id, published_at, to_come, industry_id, score) as the table `near`, with more for
 * those of the industry that the best hits are of: the best of all, or with `isByKind` those of each kind.
 */
export const nearIndustry = (isByKind: boolean): SQL => sql`of_industry as materialized (
      select r.*, coalesce(i.parent_id, r.industry_id) as main_id, ${sql.raw(isByKind ? 'r.kind' : '0')} as among
      from rated r
      left join industry i on i.id = r.industry_id),
    best as materialized (
      select among, main_id, industry_id, score * score as says
      from (
        select o.*, row_number() over (partition by among order by ${byScore}) as place
        from of_industry o) o
      where place <= ${affinity.best}::integer),
    near as materialized (
      select kind, id, published_at, to_come, score * (
        1 + ${affinity.factor}::float8 * coalesce(
          (coalesce(main.says, 0) + coalesce(child.says, 0)) / nullif(whole.says, 0), 0)) as score
      from of_industry
      left join (select among, main_id, sum(says) as says from best group by among, main_id) main using (among, main_id)
      left join (select among, industry_id, sum(says) as says from best group by among, industry_id) child
        using (among, industry_id)
      left join (select among, sum(says) as says from best group by among) whole using (among))`;

/** The rows of {@link nearIndustry} as the table `scored`, with less for further hits of the kind of better ones. */
export const scoredPlaces = (isOfOneKind: boolean): SQL => {
  const placeInKind = sql`row_number() over (partition by kind order by ${byScore})`;
  const timesRepeated = isOfOneKind ? sql`1` : sql`(1 + ${repeatedKind}::float8 * (${placeInKind} - 1))`;
  return sql`${nearIndustry(false)},
    scored as materialized (
      select kind, id, published_at, to_come, score / ${timesRepeated} as score
      from near)`;
};
