import type { EditionKey } from '@millwright/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { articleBody } from '../db/schema.ts';
import type { ArticleHtmlSettings } from './article-html.ts';
import { makeHtmlAside } from './long-texts.ts';

/** Makes and stores the HTML of a body whose stored one is stale, and returns it. */
export async function refreshArticleHtml(
  db: Database,
  id: number,
  edition: EditionKey,
  settings: ArticleHtmlSettings,
): Promise<string> {
  const [body] = await db.select({ source: articleBody.source }).from(articleBody).where(eq(articleBody.articleId, id));
  if (!body) return '';
  const made = await makeHtmlAside(body.source, edition, settings);
  // Serving it does not depend on keeping it: a database that cannot be written to still reads.
  await db
    .update(articleBody)
    .set(made)
    .where(sql`${articleBody.articleId} = ${id} and ${articleBody.source} = ${body.source}`)
    .catch(() => undefined);
  return made.html;
}
