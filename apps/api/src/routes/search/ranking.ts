import { SEARCH_KINDS, type EditionKey, type SearchKind } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isPublicDocument } from '../../content/publication.ts';
import { editionSql, searchKindNumber } from '../../search/documents.ts';
import { mostUnits, type Attempt } from '../../search/keyword-query.ts';
import {
  halfQueryIn,
  searchKeywordsQuery,
  oftenQuery,
  unitIn,
  unitQuery,
  unitQueryIn,
  type RankedUnit,
} from '../../search/tsquery.ts';

/** What of all that is found is judged, the freshest, and what each is worth then. */

/** Which of the searched documents are wanted, in SQL over `search_document s`. */
export interface Requested {
  /** The tsquery of what has to be there. */
  required: SQL;
  /** Further conditions, each after an `and`. */
  narrowed: SQL;
  /** The kind that is shown, after an `and`; nothing where all are. */
  ofKind: SQL;
  edition: EditionKey;
  /** Whether the table {@link materializedHits} is there. */
  isMaterialized: boolean;
}

/** Of so many freshest, and of as many freshest that hold everything in their titles, the relevance is judged. */
const judged = 150;

/**
 * Reading a document and its terms costs ten times what one more costs that the index leads to. So what is common
 * enough is looked for among the freshest documents: where so many of them as are judged are found sooner than all hits
 * are sorted.
 */
const walkCosts = 10;

/**
 * Everything that is found, as the table `hits`: what is required by many ways at once is weighed for every document that
 * any of its words leads to, which costs more than keeping what was found.
 */
export const materializedHits = (
  { required, narrowed, edition }: Omit<Requested, 'isMaterialized' | 'ofKind'>,
  now: Date,
): SQL =>
  sql`hits as materialized (
      select s.ctid, s.kind, s.id, s.published_at, s.industry_id, s.month
      from search_document s
      where s.edition = ${editionSql(edition)}${narrowed} and ${isPublicDocument('s', now)} and s.terms @@ ${required})`;

/** Everything that is found. */
export const matching = ({ required, narrowed, ofKind, edition, isMaterialized }: Requested): SQL =>
  isMaterialized
    ? sql`from hits s where true${ofKind}`
    : sql`from search_document s where s.edition = ${editionSql(edition)}${narrowed}${ofKind} and s.terms @@ ${required}`;

/**
 * How the freshest are looked for, as a table of one row: whether it is common, and how many documents to read for it.
 */
const planned = (plan: SQL, expected: SQL): SQL => sql`${plan} as materialized (
      select ${judged}::integer * ${walkCosts}::integer * documents < expected * expected as is_common,
        ceil(3 * ${judged}::integer * documents / greatest(1, expected)) as most
      from (
        select ${expected} as expected,
          (select greatest(0, reltuples) / 2 from pg_class where oid = 'search_document'::regclass)::float8 as documents
        offset 0) sizes)`;

/**
 * The freshest that hold everything in a column, as `at` of their rows in a table of this name. Of what is common they
 * are among the freshest documents of all, some of which are read; of all else, and where these do not suffice, all
 * that the index of the column leads to are sorted.
 */
function freshest(
  name: 'latest' | 'titled',
  column: 'terms' | 'head',
  { required, narrowed, ofKind, edition }: Requested,
  expected: SQL,
  isWanted: SQL,
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
      where s.${field} @@ ${required}${narrowed} limit ${judged}::integer),
    ${found} as materialized (
      select at from ${walked} where (select count(*) from ${walked}) = ${judged}::integer
      union all
      (select s.ctid as at from search_document s where s.edition = ${editionSql(edition)}${narrowed}${ofKind} and s.${field} @@ ${required}
        and (select count(*) from ${walked}) < ${judged}::integer and ${isWanted}
      order by s.published_at desc, s.kind, s.id desc limit ${judged}::integer))`;
}

/** The freshest of what is found, as the table `latest`. The table `total` has to be there. */
export const latestHits = (requested: Requested): SQL =>
  requested.isMaterialized
    ? sql`latest as materialized (
      select s.ctid as at ${matching(requested)} order by s.published_at desc, s.kind, s.id desc limit ${judged}::integer)`
    : freshest('latest', 'terms', requested, sql`(select total from total)::float8`, sql`true`);

/**
 * The freshest that hold everything in their titles, as the table `titled`. How many they are is guessed from the
 * freshest of what is found; where no more is found than is judged anyway, nobody asks.
 */
export const titledHits = (requested: Requested): SQL =>
  freshest(
    'titled',
    'head',
    requested,
    requested.isMaterialized
      ? sql`0::float8`
      : sql`case when (select is_common from latest_plan) and (select total > ${judged}::integer from total)
      then (select total from total)::float8 / ${judged}::integer
        * (select count(*) from latest c join search_document s on s.ctid = c.at where s.head @@ ${requested.required})
      else 0 end`,
    sql`(select total > ${judged}::integer from total)`,
  );

/**
 * The relevance of what is found, as BM25F has it: fields weighted, bodies by their length, words by how rare
 * they are.
 */

/**
 * What a match in the title, in tags and names, in the brief, in search keywords and in the body is worth, and in a body
 * that holds it often; `more` and `also` are added where tags or brief, and such a body, hold it besides, and `half`
 * where the title holds half of it. A synonym is worth less everywhere.
 */
const worth = {
  title: 1,
  tags: 0.57,
  half: 0.3,
  brief: 0.38,
  searchKeywords: 0.2,
  often: 0.16,
  body: 0.06,
  more: 0.18,
  also: 0.05,
  synonym: 0.75,
} as const;

/** Lexemes of a usual document. */
const usualTerms = 400;

/** What a kind is worth where all are ranked together. */
const kindWorth: Readonly<Record<SearchKind, number>> = {
  news: 1,
  products: 1.06,
  supplier: 1.05,
  magazines: 0.15,
  videos: 0.36,
  exhibitions: 0.3,
  whitepapers: 0.42,
  posts: 0.5,
};

/** How much more the kind is worth that a keyword names. */
const wantedWorth = 4;

/** What everything but a story is worth where a keyword is about a fault: that has a cause, which is told and not sold. */
const toldOfFault = 0.7;

/** A search for a supplier finds it by what it makes, too. */
const nextToSupplier = 1.4;

/** How much a place is worth that another of the same title or of the same kind has taken. */
const repeated = { title: 0.75, kind: 0.05 } as const;

/**
 * The best of so many say by the squares of their scores which industry a keyword is about; what is of it is worth so
 * much more.
 */
const affinity = { judged: 20, worth: 2.8 } as const;

const day = 86_400_000;

/** The alternatives of a unit; or only the keyword's own words, where it has any. */
const ownOf = ({ alternatives }: RankedUnit): Pick<RankedUnit, 'alternatives'> => {
  const own = alternatives.filter(({ by }) => by === 'text');
  return { alternatives: own.length > 0 ? own : alternatives };
};

/** Numbers of units that statements are written for: each text of a statement is planned apart. */
const sizes = [1, 2, 3, mostUnits];

/** A unit that no text holds. */
const nothing: RankedUnit = { alternatives: [{ by: 'text', operands: [''] }], weight: 0 };

/** The units of an attempt, with nothing behind them up to a size that statements are written for. */
function sizedUnits({ units }: Attempt): RankedUnit[] {
  const size = sizes.find((one) => one >= units.length) ?? mostUnits;
  return Array.from({ length: size }, (_, at) => units[at] ?? nothing);
}

/** The columns of a unit in {@link queryUnits}: all of it in each field and the stronger ones, half of it in the title. */
const columns: readonly (readonly [name: string, query: (unit: RankedUnit) => string])[] = [
  ['title', (unit) => unitQueryIn('A', unit)],
  ['half', (unit) => halfQueryIn('A', ownOf(unit))],
  ['tags', (unit) => unitQueryIn('AB', unit)],
  ['brief', (unit) => unitQueryIn('ABC', unit)],
  ['keywords', searchKeywordsQuery],
  ['often', oftenQuery],
  ['any', (unit) => unitQuery(unit)],
  ['said', (unit) => unitQuery(ownOf(unit))],
  ['more', (unit) => unitQueryIn('BC', unit)],
];

/** The units of an attempt as tsqueries, as a table of one row named `unit`. */
export const queryUnits = (attempt: Attempt, edition: EditionKey): SQL =>
  sql`unit as materialized (select ${sql.join(
    sizedUnits(attempt)
      .map((unit) => unitIn(edition, unit))
      .flatMap((unit, at) =>
        columns.map(([name, query]) => sql`${query(unit)}::tsquery as ${sql.identifier(`${name}_${at}`)}`),
      ),
    sql`, `,
  )})`;

const worthOf = (kind: SearchKind, { wanted, isFault }: Attempt): number =>
  kindWorth[kind] *
  (isFault && wanted === null && kind !== 'news' ? toldOfFault : 1) *
  (kind === wanted ? wantedWorth / kindWorth[kind] : 1) *
  (wanted === 'supplier' && kind === 'products' ? nextToSupplier : 1);

/** The relevance of a searched document `s` with its terms in memory as `t.terms`, where `unit` is {@link queryUnits}. */
export function scoreOf(attempt: Attempt, now: Date): SQL {
  const units = sizedUnits(attempt);
  const total = units.reduce((sum, { weight }) => sum + weight, 0);
  const at = (name: string, index: number): SQL => sql.raw(`t.terms @@ unit.${name}_${index}`);
  const body = sql`(0.68 + 0.32 * length(t.terms) / ${usualTerms}::float8)`;
  const each = (value: (index: number) => SQL): SQL =>
    sql.join(
      units.map(({ weight }, index) => sql`${weight / total}::float8 * ${value(index)}`),
      sql` + `,
    );
  const fields = each((index) => {
    const best = sql`case when ${at('title', index)} then ${worth.title}::float8
      when ${at('tags', index)} then ${worth.tags}::float8
      when ${at('brief', index)} then ${worth.brief}::float8
      when ${at('keywords', index)} then ${worth.searchKeywords}::float8
      when ${at('often', index)} then ${worth.often}::float8 / ${body}
      else ${worth.body}::float8 / ${body} end`;
    // Most texts that hold less than all hold no more than one unit: nothing else is asked of the others.
    return sql`case when ${at('any', index)} then (${best} + case when ${at('more', index)} then ${worth.more}::float8 else 0 end
      + case when not ${at('title', index)} and ${at('half', index)} then ${worth.half}::float8 else 0 end
      + case when ${at('often', index)} then ${worth.also}::float8 / ${body} else 0 end)
      * case when ${at('said', index)} then 1 else ${worth.synonym}::float8 end else 0 end`;
  });
  // Where not everything is required, what holds less of it falls behind by its share.
  const covered =
    attempt.match === 'all' ? sql`1` : sql`(${each((index) => sql`case when ${at('any', index)} then 1 else 0 end`)})`;
  const freshness = sql`case when s.kind = 0
      then 0.8 + 0.2 / (1 + greatest(0,
        extract(epoch from ${now.toISOString()}::timestamptz - s.published_at)::float8 * 1000 / ${365 * day}::float8) / 2)
      else 0.93 end`;
  const kinds = sql`(${`{${SEARCH_KINDS.map((kind) => worthOf(kind, attempt)).join(',')}}`}::float8[])`;
  return sql`(${fields}) * ${covered} * (${freshness}) * ${kinds}[s.kind + 1]`;
}

/** The order of what is rated. */
const byScore = sql.raw('score desc, published_at desc, kind, id desc');

/**
 * The rows of `rated` (kind, id, published_at, to_come, industry_id, score, title) as the table `near`, where what is of
 * the industry that most of the best are of is worth more: of the best of all, or of its own kind.
 */
export const nearIndustry = (isByKind: boolean): SQL => sql`of_industry as materialized (
      select r.*, coalesce(i.parent_id, r.industry_id) as main_id
      from rated r
      left join industry i on i.id = r.industry_id),
    best as materialized (
      select kind, main_id, industry_id, score * score as says
      from (
        select o.*, row_number() over (${isByKind ? sql`partition by kind` : sql``} order by ${byScore}) as place
        from of_industry o) o
      where place <= ${affinity.judged}::integer),
    near as materialized (
      select o.kind, o.id, o.published_at, o.to_come, o.title, o.score * (
        1 + ${affinity.worth}::float8 * coalesce((
          select (coalesce(sum(b.says) filter (where b.main_id = o.main_id), 0)
            + coalesce(sum(b.says) filter (where b.industry_id = o.industry_id), 0)) / nullif(sum(b.says), 0)
          from best b${isByKind ? sql` where b.kind = o.kind` : sql``}), 0)) as score
      from of_industry o)`;

/**
 * The scores of {@link nearIndustry} as the table `scored`, where what repeats others stands behind them: what has the
 * same title, and one kind after the other.
 */
export const scoredPlaces = (isOfOneKind: boolean): SQL => {
  const placeInKind = sql`row_number() over (partition by kind order by ${byScore})`;
  const timesRepeated = isOfOneKind ? sql`1` : sql`(1 + ${repeated.kind}::float8 * (${placeInKind} - 1))`;
  return sql`${nearIndustry(false)},
    placed as materialized (
      select kind, id, published_at, to_come, score,
        row_number() over (
          partition by case
            when kind in (0, ${searchKindNumber('videos')}::smallint, ${searchKindNumber('whitepapers')}::smallint)
            then title else kind || ' ' || id end
          order by ${byScore}) as with_title
      from near),
    distinct_places as materialized (
      select kind, id, published_at, to_come,
        score * case when with_title > 1 then ${repeated.title}::float8 else 1 end as score from placed),
    scored as materialized (
      select kind, id, published_at, to_come, score / ${timesRepeated} as score
      from distinct_places)`;
};
