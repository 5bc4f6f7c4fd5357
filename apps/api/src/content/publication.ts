import { sql, type SQL } from 'drizzle-orm';

/**
 * The one rule of publication: an entity is public when it is `published` and its `published_at` is not in the future
 * (docs/decisions/0021-publication.md). Lists and the search index hold what is published, scheduled or not, so what is
 * read from them asks only for the date. The `published_at` of a trade show is its first day and schedules nothing.
 */

const row = (alias: string): SQL => sql`${sql.identifier(alias)}`;

/** An instant of the application's clock in a statement. */
export const instantSql = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;

const isDue = (alias: string, now: Date): SQL => sql`${row(alias)}.published_at <= ${instantSql(now)}`;

// Both ends, or a planner that does not know the instant would expect a third of all rows.
const isToCome = (alias: string, now: Date): SQL =>
  sql`${row(alias)}.published_at > ${instantSql(now)} and ${row(alias)}.published_at <= 'infinity'`;

/** Whether a row of `article` is public. */
export const isPublicArticle = (alias: string, now: Date): SQL =>
  sql`(${row(alias)}.published and ${isDue(alias, now)})`;

/** Whether a row of `entry`, of whichever kind, is public. */
export const isPublicEntry = (alias: string, now: Date): SQL =>
  sql`(${row(alias)}.published and (${row(alias)}.kind = 'show' or ${isDue(alias, now)}))`;

/** Whether a row of `article_listing`, or of `entry_listing` of a kind, is public. */
export const isPublicListing = (alias: string, now: Date, kind?: string): SQL =>
  kind === 'show' ? sql`true` : isDue(alias, now);

/** Whether such a row is published and waits for its time: the counters hold it, what is served must not. */
export const isScheduledListing = (alias: string, now: Date, kind?: string): SQL =>
  kind === 'show' ? sql`false` : isToCome(alias, now);

/** The number of trade shows in `search_document.kind`. */
const shows = 5;

/** The number of the models of a series in `search_document.kind`, which are found by the document of their series. */
export const models = 8;

/** Whether a row of `search_document` is public and found by itself. */
export const isPublicDocument = (alias: string, now: Date): SQL =>
  sql`(${row(alias)}.kind < ${sql.raw(String(models))} and (${row(alias)}.kind = ${sql.raw(String(shows))} or ${isDue(alias, now)}))`;

/** Whether such a row waits for its time: tallies hold it, what is served must not. */
export const isScheduledDocument = (alias: string, now: Date): SQL =>
  sql`${row(alias)}.kind <> ${sql.raw(String(shows))} and ${isToCome(alias, now)}`;

/**
 * The version of what is public: `version` changes with what is written, the instant of the latest of `rows` when
 * something becomes due although nobody writes. `rows` is what follows `from`, of rows with a `published_at`.
 */
export const versionAt = (version: SQL, rows: SQL): SQL =>
  sql`${version} || ' ' || coalesce((select max(published_at)::text from ${rows}), '')`;

/**
 * When the next scheduled article or entry becomes public: read from the ends of the lists, one step into an index
 * each.
 */
export const nextPublicationQuery = (now: Date): SQL => sql`
  select (extract(epoch from min(at)) * 1000)::float8 as next from (
    select (select min(l.published_at) from article_listing l
      where l.edition = e.edition and l.kind = 0 and l.value = 0 and ${isScheduledListing('l', now)}) as at
    from (values ('cn'), ('en'), ('de')) e (edition)
    union all
    select (select min(l.published_at) from entry_listing l
      where l.edition = e.edition and l.kind = k.kind and l.facet = 0 and l.value = 0 and ${isScheduledListing('l', now)})
    from (values ('cn'), ('en'), ('de')) e (edition),
      (values ('video'), ('magazine'), ('issue'), ('paper'), ('supplier'), ('product'), ('post'), ('release')) k (kind)) dated`;
