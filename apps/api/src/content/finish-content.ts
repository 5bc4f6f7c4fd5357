import type { EditionKey } from '@millwright/domain';
import { eq, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { installation } from '../db/schema.ts';
import { storeArticleDocuments, namesSql, type DocumentTerms, type UnfinishedArticle } from '../search/documents.ts';
import { finishEntries } from '../search/finish-entries.ts';
import { termRules } from '../search/terms.ts';
import type { ArticleHtmlSettings } from './article-html.ts';
import { makeHtmlAside, makeVectorsAside } from './long-texts.ts';
import { nameIn, searchKeywordsOf } from '../db/in-edition.ts';

/** Articles that are finished in one transaction, for which everybody else waits. */
const chunk = 50;

/** Bytes of bodies that are read and finished in one transaction, unless one alone is longer. */
const chunkLength = 1_000_000;

/** Under this name the installation stores by which rules its terms were made. */
const rulesName = 'search-rules';

/**
 * Does what articles and entries still lack after they were inserted, by a seed or by a back office that writes to the
 * database: sanitises bodies that never were and makes missing search terms. It can be stopped and repeated at any
 * point. Returns how many it finished. What waits for its time at `now` is not yet among the models of a series and
 * what a supplier is found by.
 */
export async function finishContent(db: Database, settings: ArticleHtmlSettings, now = new Date()): Promise<number> {
  await forgetOtherRules(db);
  let finished = 0;
  for (const finish of [
    (tx: Database, after: number) => finishArticles(tx, after, settings),
    (tx: Database, after: number) => finishEntries(tx, after, chunk, now),
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
  return finished;
}

/** Removes search terms that were made by other rules than the present ones. */
async function forgetOtherRules(db: Database): Promise<void> {
  const rules = String(termRules);
  const [known] = await db.select().from(installation).where(eq(installation.name, rulesName));
  if (known?.value === rules) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from search_document`);
    await tx
      .insert(installation)
      .values({ name: rulesName, value: rules })
      .onConflictDoUpdate({ target: installation.name, set: { value: rules } });
  });
}

const names = namesSql(
  sql`a.tag_ids`,
  sql`a.industry_id`,
  (alias) =>
    sql`case a.edition when 'cn' then ${alias}.name_cn when 'en' then ${alias}.name_en else ${nameIn(alias, 'de')} end`,
);

/** Finishes the first articles behind an id that lack something; returns their ids in order, none where none is left. */
async function finishArticles(tx: Database, after: number, settings: ArticleHtmlSettings): Promise<number[]> {
  const articles = await queryRows<UnfinishedArticle & { edition: EditionKey; needsHtml: boolean }>(
    tx,
    sql`with unfinished as materialized (
          select a.id, a.edition, a.title, a.brief, ${names} as names, ${searchKeywordsOf(sql`a`)} as "searchKeywords",
            b.html_hash = '' as "needsHtml", octet_length(b.source) as size
          from article a join article_body b on b.article_id = a.id
          where a.id > ${after}::integer and (b.html_hash = ''
            or (a.published and (b.search_text is null
              or not exists (select 1 from search_document s where s.kind = 0 and s.id = a.id))))
          order by a.id limit ${chunk} for update of a, b skip locked),
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
    const { text, ...vectors } = await makeVectorsAside(article);
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
