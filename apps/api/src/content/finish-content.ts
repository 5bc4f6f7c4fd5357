import { setTimeout as wait } from 'node:timers/promises';
import { editionKeys, type EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { storeArticleDocuments, namesSql, type DocumentTerms, type UnfinishedArticle } from '../search/documents.ts';
import { entryLacksDocument, finishEntries } from '../search/finish-entries.ts';
import { termRules } from '../search/terms.ts';
import type { ArticleHtmlSettings } from './article-html.ts';
import { longestHere, makeHtmlAside, makeArticleVectorsAside } from './long-texts.ts';
import { refreshArticleHtml } from './refresh-html.ts';
import { nameIn, searchKeywordsOf } from '../db/in-edition.ts';

/** Articles that are finished in one transaction, for which everybody else waits. */
const chunk = 50;

/** Bytes of bodies that are read and finished in one transaction, unless one alone is longer. */
const chunkLength = 1_000_000;

/** Articles and entries whose documents are made again in one transaction, for which everybody else waits. */
const renewedAtOnce = 5;

/**
 * Does what articles and entries still lack after they were inserted, by a seed or by a back office that writes to the
 * database: sanitises bodies that never were and makes missing search terms. It can be stopped and repeated at any
 * point. Returns how many it finished. What waits for its time at `now` is not yet among the models of a series and
 * what a supplier is found by.
 */
export async function finishContent(db: Database, settings: ArticleHtmlSettings, now = new Date()): Promise<number> {
  await sanitiseLongBodies(db, settings);
  let finished = 0;
  for (const finish of [
    (tx: Database, after: number) =>
      finishArticles(tx, sql`a.id > ${after}::integer and ${articleLacks}`, chunk, settings),
    (tx: Database, after: number) =>
      finishEntries(tx, sql`e.id > ${after}::integer and ${entryLacksDocument()}`, chunk, now),
  ]) {
    // Each chunk begins behind the one before: to look from the first on takes time with the square of all there is.
    let last: number | undefined = 0;
    while (last !== undefined) {
      const after: number = last;
      const ids = await db.transaction((tx) => finish(tx, after));
      finished += ids.length;
      last = ids.at(-1);
    }
  }
  await renewStatistics(db, finished);
  return finished;
}

/**
 * Sanitises long bodies that never were, outside of a transaction: it takes up to half a second for one, in which the only
 * connection of the embedded database would be held.
 */
async function sanitiseLongBodies(db: Database, settings: ArticleHtmlSettings): Promise<void> {
  const bodies = await queryRows<{ id: number; edition: EditionKey }>(
    db,
    sql`select a.id, a.edition
      from article a join article_body b on b.article_id = a.id
      where b.html_hash = '' and octet_length(b.source) > ${longestHere}::integer
      order by a.id`,
  );
  for (const { id, edition } of bodies) await refreshArticleHtml(db, id, edition, settings);
}

/**
 * Renews the planner's statistics of the tables that were written once a tenth of them is new, as autovacuum would later.
 * The embedded database has none, and a server's takes a minute, in which a search takes several times as long.
 */
async function renewStatistics(db: Database, finished: number): Promise<void> {
  if (finished <= chunk) return;
  const [row] = await queryRows<{ isMuch: boolean }>(
    db,
    sql`select ${finished}::integer > count(*) / 10 as "isMuch" from search_document`,
  );
  if (row!.isMuch) await db.execute(sql`analyze article_body, search_document, search_word`);
}

/** How documents are made again. */
export interface RenewOptions {
  settings: ArticleHtmlSettings;
  clock: () => Date;
  /** Ends it after the documents that are being made. */
  isStopped: () => boolean;
  /** Told how many articles and entries are left, at the beginning too. */
  onProgress: (left: number) => void;
}

/**
 * Makes the documents again that were made by other rules than the present ones (`termRules`), the newest first; until
 * then, they are searched as they are. It pauses for as long as it works, so that requests get their turn. It can be
 * stopped and repeated at any point, and several processes share the work. Returns whether it came to its end.
 */
export async function renewDocuments(
  db: Database,
  { settings, clock, isStopped, onProgress }: RenewOptions,
): Promise<boolean> {
  // What another process holds, and what was too long for one transaction, is left to the next pass.
  for (let before = Infinity; ;) {
    const outdated = await queryRows<{ id: number; isArticle: boolean }>(
      db,
      sql`select s.id, s.kind = 0 as "isArticle"
        from search_document s
        where ${isOutdated()}
        group by 1, 2
        order by max(s.published_at) desc, s.id desc`,
    );
    onProgress(outdated.length);
    if (outdated.length === 0 || outdated.length >= before) return true;
    before = outdated.length;
    for (let at = 0; at < outdated.length; at += renewedAtOnce) {
      const slice = outdated.slice(at, at + renewedAtOnce);
      for (const isArticle of [true, false]) {
        const ids = slice.flatMap((row) => (row.isArticle === isArticle ? [row.id] : []));
        if (ids.length === 0) continue;
        if (isStopped()) return false;
        const begun = performance.now();
        await db.transaction((tx) =>
          isArticle
            ? finishArticles(tx, areOutdated(sql`a`, ids, isArticle), renewedAtOnce, settings)
            : finishEntries(tx, areOutdated(sql`e`, ids, isArticle), renewedAtOnce, clock()),
        );
        await wait(performance.now() - begun);
      }
      onProgress(Math.max(0, outdated.length - at - renewedAtOnce));
    }
  }
}

/** Whether a document `s` of an edition of this site was made by other rules. */
const isOutdated = (): SQL =>
  sql`(s.rules <> ${termRules}::smallint and s.edition in (${sql.join(
    editionKeys().map((edition) => sql`${edition}`),
    sql`, `,
  )}))`;

/** Whether an article or entry is one of some, with a document that was made by other rules. */
const areOutdated = (alias: SQL, ids: readonly number[], isArticle: boolean): SQL =>
  sql`${alias}.id = any (${`{${ids.join(',')}}`}::integer[]) and exists (
    select 1 from search_document s where (s.kind = 0) = ${isArticle} and s.id = ${alias}.id and ${isOutdated()})`;

const names = namesSql(
  sql`a.tag_ids`,
  sql`a.industry_id`,
  (alias) =>
    sql`case a.edition when 'cn' then ${alias}.name_cn when 'en' then ${alias}.name_en else ${nameIn(alias, 'de')} end`,
);

/** Whether an article `a` with the body `b` was never sanitised, or lacks its document or the text of it. */
const articleLacks = sql`(b.html_hash = '' or (a.published and (b.search_text is null
  or not exists (select 1 from search_document s where s.kind = 0 and s.id = a.id))))`;

/** Finishes the first `most` articles that fulfil a condition. Returns their ids in order, none where none is left. */
async function finishArticles(
  tx: Database,
  condition: SQL,
  most: number,
  settings: ArticleHtmlSettings,
): Promise<number[]> {
  const articles = await queryRows<UnfinishedArticle & { edition: EditionKey; needsHtml: boolean }>(
    tx,
    sql`with unfinished as materialized (
          select a.id, a.edition, a.title, a.brief, ${names} as names, ${searchKeywordsOf(sql`a`)} as "searchKeywords",
            b.html_hash = '' as "needsHtml", octet_length(b.source) as size
          from article a join article_body b on b.article_id = a.id
          where ${condition}
          order by a.id limit ${most} for update of a, b skip locked),
        fitting as (select *, sum(size) over (order by id) - size as before from unfinished)
        select f.id, f.edition, f.title, f.brief, f.names, f."searchKeywords", f."needsHtml", b.source
        from fitting f join article_body b on b.article_id = f.id
        where f.before = 0 or f.before + f.size <= ${chunkLength}::bigint order by f.id`,
  );
  if (articles.length === 0) return [];

  const bodies: { id: number; html?: string; htmlHash?: string; text: string }[] = [];
  const documents: ({ id: number } & DocumentTerms)[] = [];
  for (const { needsHtml, ...article } of articles) {
    const { id, edition, source } = article;
    const { text, ...vectors } = await makeArticleVectorsAside(article);
    bodies.push({ id, text, ...(needsHtml ? await makeHtmlAside(source, edition, settings) : {}) });
    documents.push({ id, ...vectors });
  }
  await tx.execute(sql`update article_body b
    set html = coalesce(made.html, b.html), html_hash = coalesce(made."htmlHash", b.html_hash), search_text = made.text
    from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb) as made (id integer, html text, "htmlHash" text, text text)
    where b.article_id = made.id and (made.html is not null or b.search_text is distinct from made.text)`);
  await storeArticleDocuments(tx, documents);
  return articles.map(({ id }) => id);
}
