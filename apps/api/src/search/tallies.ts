import { editionKeys, type EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isScheduledDocument, models } from '../content/publication.ts';
import { queryRows, type Database } from '../db/database.ts';
import { editionSql } from './documents.ts';
import { searchQuery } from './keyword-query.ts';
import { synonymGroups } from './synonyms.ts';
import { quote } from './tsquery.ts';

/**
 * Tallies: how many documents hold each common term, counted in the background and kept exact by a journal of changes
 * (decision 0007). Without them, a search for a common term would count all its hits.
 */

/** Which terms are counted, and when they are counted again. */
interface TallyLimits {
  /** Documents of an edition: what fewer hold is counted by each search, which takes 2 ms for so many. */
  leastHits: number;
  /** Terms of an edition that are stored, the most frequent ones. */
  most: number;
  /** Changes after which all are counted again: until then, each search reads those of the journal. */
  mostChanges: number;
}

const usualLimits: TallyLimits = { leastHits: 4000, most: 500, mostChanges: 500 };

/** Documents of the sample by which terms are judged to be common. */
const sampled = 300;

/** Terms with synonyms that are looked up in the sample by one query. */
const judgedAtOnce = 50;

/**
 * Kind, year and industry of a searched document `s` in one number: grouping by one costs half of what grouping by
 * three does.
 */
const groupKey = sql.raw('search_group(s.industry_id, s.month, s.kind)');

/** Rows of `list_version` that number the changes of searched articles and entries. */
const versionNames = ['search_article', 'search_entry'] as const;

/** Numbers of the last changes of articles and of entries. */
interface Changes {
  article: number;
  entry: number;
}

/** The tsquery of each term of the table of synonyms, the same in every edition. */
const synonymQueries = (): string[] => [
  ...new Set(synonymGroups.flatMap(({ cn, en }) => [...cn, ...en]).flatMap((term) => searchQuery(term) ?? [])),
];

/** A sample of the documents of an edition, as the table `sample`. */
const sampleOf = (edition: EditionKey, documents: number): SQL => sql`sample as materialized (
  select terms
  from search_document tablesample bernoulli (${Math.min(100, (100 * sampled) / documents)}::real) repeatable (1)
  where edition = ${editionSql(edition)})`;

/** The tsqueries of terms that are probably common, the most frequent first: words, Han characters and synonyms. */
async function commonTerms(db: Database, edition: EditionKey, { leastHits, most }: TallyLimits): Promise<string[]> {
  const [size] = await queryRows<{ documents: number }>(
    db,
    sql`select count(*)::integer as documents from search_document where edition = ${editionSql(edition)}`,
  );
  const documents = size!.documents;
  if (documents < leastHits) return [];
  const least = sql`count(*) * ${documents}::float8 >= (select count(*) from sample) * ${leastHits}::float8`;
  // One Han character is searched as a prefix, a pair or a word as it is; terms of pinyin are not counted. Lexemes from
  // U+2E80 on, where CJK begins, count as Han.
  const words = await queryRows<{ term: string; beginning: boolean; hits: number }>(
    db,
    sql`with ${sampleOf(edition, documents)},
    held as materialized (
      select doc, lexeme, ascii(lexeme) >= ${0x2e80}::integer as is_han
      from (select row_number() over () as doc, terms from sample) s, unnest(s.terms)
      where left(lexeme, 1) not in ('~', '^', '+', '#'))
    select lexeme as term, false as beginning, count(*)::integer as hits
    from held
    where not is_han or length(lexeme) > 1
    group by 1
    having ${least}
    union all
    select left(lexeme, 1), true, count(*)::integer
    from (select distinct doc, left(lexeme, 1) as lexeme from held where is_han) h
    group by 1
    having ${least}`,
  );
  const common = new Map(
    words.map(({ term, beginning, hits }) => [beginning ? `${quote(term)}:*` : quote(term), hits]),
  );
  const requested = synonymQueries();
  for (let at = 0; at < requested.length; at += judgedAtOnce) {
    const found = await queryRows<{ required: string; hits: number }>(
      db,
      sql`with ${sampleOf(edition, documents)}
      select required, count(*)::integer as hits
      from jsonb_array_elements_text(${JSON.stringify(requested.slice(at, at + judgedAtOnce))}::jsonb) required
      join sample on terms @@ required::tsquery
      group by 1 having ${least}`,
    );
    for (const { required, hits } of found) common.set(required, hits);
  }
  return [...common]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([required]) => required);
}

/** The tally of a tsquery, as the table `known`; empty where there is none, or none that the journal can bring up to date. */
export const knownTally = (required: string, edition: EditionKey): SQL => sql`known as materialized (
      select t.* from search_tally t, list_version article, list_version entry
      where t.edition = ${editionSql(edition)}
        and t.required = ${required}
        and article.name = 'search_article'
        and entry.name = 'search_entry'
        and t.article_changes >= article.journal_from and t.entry_changes >= entry.journal_from)`;

/** Whether there is a tally. Needs the table {@link knownTally}. */
export const hasTally = sql.raw('(select count(*) > 0 from known)');

/**
 * Subtracts documents that tallies count although their time has not come. Few are scheduled, so they are read by date.
 */
const minusScheduled = (required: string, edition: EditionKey, now: Date): SQL => sql`
        union all
        select ${groupKey}, -1 from (
          select industry_id, month, kind, terms from search_document s
          where s.edition = ${editionSql(edition)} and ${isScheduledDocument('s', now)} and ${hasTally} offset 0) s
        where s.terms @@ (select ${required}::tsquery)`;

/**
 * How many documents of each kind, year and industry a tsquery finds, as the table `tallied` of `key` (`groupKey`) and
 * `count`: the tally, plus or minus one for each change in the journal since; where there is no tally, `hits` are
 * counted. The models of a series count as one. Needs the table {@link knownTally}.
 * @param hits documents `s` as they stand after `from`, none where there is a tally
 * @param now leaves out what is not published then
 */
export const talliedTerm = (required: string, edition: EditionKey, hits: SQL, now?: Date): SQL => sql`tallied as (
      select key, sum(count)::integer as count from (
        select g.key, g.count from known, unnest(groups, counts) g (key, count)
        union all
        select j.group_key, j.sign::integer from known, search_journal j
        where j.edition = ${editionSql(edition)} and j.terms @@ ${required}::tsquery
          and (j.name = 'search_article' and j.change > article_changes or j.name = 'search_entry' and j.change > entry_changes)
        union all
        select ${groupKey}, count(*)::integer from ${hits} group by 1${now ? minusScheduled(required, edition, now) : sql``}) parts
      where key % 16 <> ${sql.raw(String(models))}
      group by key having sum(count) > 0)`;

/** Stores the tally of a tsquery, unless another process has counted it since. */
async function storeTally(
  db: Database,
  edition: EditionKey,
  required: string,
  since: Changes,
  leastHits: number,
): Promise<void> {
  const hits = sql`search_document s
    where s.edition = ${editionSql(edition)} and s.terms @@ (select ${required}::tsquery) and not ${hasTally}`;
  await db.execute(sql`with ${knownTally(required, edition)}, ${talliedTerm(required, edition, hits)},
    counted as (select array_agg(key) as groups, array_agg(count) as counts, sum(count) as total from tallied)
    insert into search_tally (edition, required, article_changes, entry_changes, groups, counts)
    select ${edition}, ${required}, article.changes, entry.changes, counted.groups, counted.counts
    from list_version article, list_version entry, counted
    where article.name = 'search_article' and entry.name = 'search_entry' and counted.total >= ${leastHits}::integer
      and (select not exists (select from search_tally t where t.edition = ${edition} and t.required = ${required}
        and t.article_changes >= ${since.article}::bigint and t.entry_changes >= ${since.entry}::bigint))
    on conflict (edition, required) do update set article_changes = excluded.article_changes, entry_changes = excluded.entry_changes,
      groups = excluded.groups, counts = excluded.counts`);
}

/**
 * Starts the journal where it is off, and returns the changes up to which all is counted now; null where that is not
 * due.
 */
async function beginTallies(db: Database, { leastHits, mostChanges }: TallyLimits): Promise<Changes | null> {
  const [state] = await queryRows<{ due: boolean }>(
    db,
    sql`select
    exists (select from search_document offset ${leastHits - 1}::integer limit 1)
      and (
        select bool_or(journal_from is null or tallied is null or changes - tallied > ${mostChanges}::integer)
        from list_version
        where name in ('search_article', 'search_entry')) as due`,
  );
  if (!state!.due) return null;
  // One row at a time: writers lock them in another order.
  for (const name of versionNames)
    await db.execute(sql`update list_version set journal_from = changes where name = ${name} and journal_from is null`);
  const [since] = await queryRows<Changes>(
    db,
    sql`select article.changes::integer as article, entry.changes::integer as entry
    from list_version article, list_version entry where article.name = 'search_article' and entry.name = 'search_entry'`,
  );
  return since!;
}

/** Deletes tallies that were not counted again, and the part of the journal that only they needed. */
async function endTallies(db: Database, since: Changes): Promise<void> {
  for (const name of versionNames) {
    const changes = name === 'search_article' ? since.article : since.entry;
    // A journal that was stopped or started again meanwhile stays as it is.
    await db.execute(
      sql`update list_version
        set journal_from = ${changes}::bigint, tallied = ${changes}::bigint
        where name = ${name} and journal_from <= ${changes}::bigint`,
    );
    await db.execute(
      sql`delete from search_journal where name = ${name} and change <= (select journal_from from list_version where name = ${name})`,
    );
  }
  await db.execute(
    sql`delete from search_tally where article_changes < ${since.article}::bigint or entry_changes < ${since.entry}::bigint`,
  );
}

/**
 * Counts the common terms of every edition, where that is due. Each term is a query of its own, so that none is long;
 * processes on one database do not count what another has counted. It can be stopped between any two: searches count
 * what is missing.
 */
export async function tally(
  db: Database,
  isStopped: () => boolean = () => false,
  limits: TallyLimits = usualLimits,
): Promise<void> {
  const since = await beginTallies(db, limits);
  if (!since) return;
  for (const edition of editionKeys()) {
    const terms = await commonTerms(db, edition, limits);
    // At a random one, so that processes that start together count different terms.
    const begin = Math.floor(Math.random() * terms.length);
    for (const required of [...terms.slice(begin), ...terms.slice(0, begin)]) {
      if (isStopped()) return;
      await storeTally(db, edition, required, since, limits.leastHits);
    }
  }
  await endTallies(db, since);
}
