import type { EditionKey } from '@millwright/domain';
import { eq, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { installation } from '../db/schema.ts';
import { finishEntries, keepArticleDocuments, namesSql, type UnfinishedArticle } from '../search/documents.ts';
import { termRules } from '../search/terms.ts';
import type { ArticleHtmlSettings } from './article-html.ts';
import { makeHtmlAside, makeVectorsAside } from './long-texts.ts';

/** Articles that are finished in one transaction, for which everybody else waits. */
const chunk = 50;

/** Characters of bodies that are finished in one transaction, unless one alone is longer. */
const chunkLength = 1_000_000;

/** The first of some articles, no more than fit into one transaction. */
function fitting<Article extends { source: string }>(articles: readonly Article[]): Article[] {
  let length = 0;
  return articles.filter(({ source }, index) => (length += source.length) <= chunkLength || index === 0);
}

/** Under this name the installation keeps by which rules its terms were made. */
const rulesName = 'search-rules';

/**
 * Does what articles and entries still lack after they were inserted, by a seed or by a back office that writes to the
 * database: sanitises bodies that never were and makes missing search terms. It can be stopped and repeated at any point.
 * Answers how many it finished.
 */
export async function finishContent(db: Database, settings: ArticleHtmlSettings): Promise<number> {
  await forgetOtherRules(db);
  let finished = 0;
  for (const finish of [(tx: Database) => finishArticles(tx, settings), (tx: Database) => finishEntries(tx, chunk)]) {
    for (let count = 1; count > 0; finished += count) count = await db.transaction(finish);
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
  (alias) => sql`case a.edition when 'cn' then ${alias}.name_cn else ${alias}.name_en end`,
);

async function finishArticles(tx: Database, settings: ArticleHtmlSettings): Promise<number> {
  const found = await queryRows<UnfinishedArticle & { edition: EditionKey; needsHtml: boolean }>(
    tx,
    sql`select a.id, a.edition, a.title, a.brief, b.source, ${names} as names, b.html_hash = '' as "needsHtml"
        from article a join article_body b on b.article_id = a.id
        where b.html_hash = '' or (a.published and not exists (select 1 from search_document s where s.kind = 0 and s.id = a.id))
        order by a.id limit ${chunk} for update of a, b skip locked`,
  );
  if (found.length === 0) return 0;

  const articles = fitting(found);
  const bodies: { id: number; html: string; htmlHash: string }[] = [];
  for (const { id, edition, source, needsHtml } of articles)
    if (needsHtml) bodies.push({ id, ...(await makeHtmlAside(source, edition, settings)) });
  if (bodies.length > 0) {
    await tx.execute(sql`update article_body b set html = made.html, html_hash = made."htmlHash"
      from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb) as made (id integer, html text, "htmlHash" text)
      where b.article_id = made.id`);
  }

  const documents: { id: number; head: string; terms: string }[] = [];
  for (const article of articles) documents.push({ id: article.id, ...(await makeVectorsAside(article)) });
  await keepArticleDocuments(tx, documents);
  return articles.length;
}
