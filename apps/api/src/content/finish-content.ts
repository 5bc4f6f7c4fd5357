import { articleText } from '@millwright/api-client/html';
import type { EditionKey } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { searchVector } from '../search/terms.ts';
import { makeArticleHtml, type ArticleHtmlSettings } from './article-html.ts';

/** Articles that are finished in one transaction. */
const chunk = 50;

interface UnfinishedArticle {
  id: number;
  edition: EditionKey;
  title: string;
  brief: string;
  source: string;
  needsHtml: boolean;
}

/**
 * Does what articles still lack after they were inserted, by a seed or by a back office that writes to the database:
 * sanitises bodies that never were and makes missing search terms. It can be stopped and repeated at any point.
 * Answers how many articles it finished.
 */
export async function finishContent(db: Database, settings: ArticleHtmlSettings): Promise<number> {
  let finished = 0;
  for (;;) {
    const count = await db.transaction((tx) => finishChunk(tx, settings));
    finished += count;
    if (count === 0) return finished;
  }
}

async function finishChunk(tx: Database, settings: ArticleHtmlSettings): Promise<number> {
  const articles = await queryRows<UnfinishedArticle>(
    tx,
    sql`select a.id, a.edition, a.title, a.brief, b.source, b.html_hash = '' as "needsHtml"
        from article a join article_body b on b.article_id = a.id
        where b.html_hash = '' or (a.published and not exists (select 1 from article_search s where s.article_id = a.id))
        order by a.id limit ${chunk} for update of a, b skip locked`,
  );
  if (articles.length === 0) return 0;

  const bodies = articles
    .filter(({ needsHtml }) => needsHtml)
    .map(({ id, edition, source }) => ({ id, ...makeArticleHtml(source, edition, settings) }));
  if (bodies.length > 0) {
    await tx.execute(sql`update article_body b set html = made.html, html_hash = made."htmlHash"
      from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb) as made (id integer, html text, "htmlHash" text)
      where b.article_id = made.id`);
  }

  const terms = articles.map(({ id, title, brief, source }) => ({ id, terms: searchVector({ title, brief, body: articleText(source) }) }));
  await tx.execute(sql`insert into article_search (article_id, edition, published_at, terms)
    select a.id, a.edition, a.published_at, made.terms::tsvector
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as made (id integer, terms text)
    join article a on a.id = made.id and a.published
    on conflict (article_id) do update set edition = excluded.edition, published_at = excluded.published_at, terms = excluded.terms`);
  return articles.length;
}
