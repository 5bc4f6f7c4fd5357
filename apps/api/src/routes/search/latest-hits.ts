import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isPublicDocument } from '../../content/publication.ts';
import { editionSql } from '../../search/documents.ts';

/** Which of the searched documents are wanted, in SQL over `search_document s`. */
export interface Requested {
  /** The tsquery of what has to be there. */
  required: SQL;
  /** Further conditions, each after an `and`. */
  narrowed: SQL;
  /** The kind that is shown, after an `and`; nothing where all are. */
  ofKind: SQL;
  edition: EditionKey;
  /** Whether the table {@link keptHits} is there. */
  isKept: boolean;
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
export const keptHits = ({ required, narrowed, edition }: Omit<Requested, 'isKept' | 'ofKind'>, now: Date): SQL =>
  sql`hits as materialized (
      select s.ctid, s.kind, s.id, s.published_at, s.industry_id, s.month
      from search_document s
      where s.edition = ${editionSql(edition)}${narrowed} and ${isPublicDocument('s', now)} and s.terms @@ ${required})`;

/** Everything that is found. */
export const matching = ({ required, narrowed, ofKind, edition, isKept }: Requested): SQL =>
  isKept
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
  requested.isKept
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
    requested.isKept
      ? sql`0::float8`
      : sql`case when (select is_common from latest_plan) and (select total > ${judged}::integer from total)
      then (select total from total)::float8 / ${judged}::integer
        * (select count(*) from latest c join search_document s on s.ctid = c.at where s.head @@ ${requested.required})
      else 0 end`,
    sql`(select total > ${judged}::integer from total)`,
  );
