import { sql } from 'drizzle-orm';
import { hashOfPlain, type ArticleHtmlSettings } from '../src/content/article-html.ts';
import type { Database } from '../src/db/database.ts';

/** Articles that hold given bodies, instead of those written before. */
export interface HostileArticles {
  bodies: readonly string[];
  settings: ArticleHtmlSettings;
  /** Shows the bodies as they were written, as if there were no sanitiser: for controls. */
  isRaw: boolean;
}

/** Id of the first of them; the others follow. */
export const firstHostileId = 100_000;

/**
 * Writes an English article for each body, as a back office does: the API itself makes the HTML at the first request.
 */
export async function writeHostileArticles(db: Database, { bodies, settings, isRaw }: HostileArticles): Promise<void> {
  await db.execute(sql`delete from article_body where article_id >= ${firstHostileId}`);
  await db.execute(sql`delete from article where id >= ${firstHostileId}`);
  const rows = bodies.map((body, index) => {
    const source = body.replaceAll('\0', '').toWellFormed();
    return {
      id: firstHostileId + index,
      source,
      html: isRaw ? source : '',
      hash: isRaw ? hashOfPlain(source, 'en', settings) : '',
    };
  });
  const made = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (id integer, source text, html text, hash text)`;
  await db.execute(
    sql`insert into article (id, edition, title, published_at, modified_at)
      select id, 'en', 'Article ' || id, '2026-01-01', '2026-01-01'
      from ${made}`,
  );
  await db.execute(
    sql`insert into article_body (article_id, source, html, html_hash) select id, source, html, hash from ${made}`,
  );
}
