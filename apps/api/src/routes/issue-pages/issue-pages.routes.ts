import { issuePage } from '@millwright/api-client/contract';
import type { EditionKey } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { Hono, type Handler } from 'hono';
import { isReadHere } from '../../content/external-article.ts';
import { makeBlocksAside } from '../../content/long-texts.ts';
import { isPublicArticle, isPublicEntry } from '../../content/publication.ts';
import { queryRows, type Database } from '../../db/database.ts';
import { respond, refuse, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { inEdition } from '../entries/entries.wire.ts';
import { blocksOfPage, lineOf, type IssueText } from './issue-text.ts';
import { titleIn } from '../../db/in-edition.ts';

interface IssueRow {
  title: string;
  image: string | null;
  details: Record<string, unknown>;
}

/** What is stored of an issue next to its text; `page_picture` is a URL in which `{page}` stands for the number. */
type IssueDetails = Partial<Omit<IssueText, 'title'>> & { page_picture?: string };

async function findIssue(db: Database, id: number, edition: EditionKey, now: Date): Promise<IssueRow | undefined> {
  const title = titleIn(sql`e`, edition);
  const [row] = await queryRows<IssueRow>(
    db,
    sql`select ${title} as title, image, details
      from entry e
      where id = ${id}::integer and kind = 'issue' and ${isPublicEntry('e', now)} and ${title} is not null`,
  );
  return row;
}

/** The body of an article that can be read here; empty where there is none. */
async function bodyOf(db: Database, id: number | null | undefined, edition: EditionKey, now: Date): Promise<string> {
  if (!id) return '';
  const [row] = await queryRows<{ html: string }>(
    db,
    sql`
    select coalesce(nullif(b.html, ''), b.source) as html from article a join article_body b on b.article_id = a.id
    where a.id = ${id}::integer and a.edition = ${edition} and ${isPublicArticle('a', now)} and ${isReadHere('a')}`,
  );
  return row?.html ?? '';
}

/** `GET /api/mag/page`: the image and the text of a page of an issue. */
const showIssuePage =
  ({ db, clock }: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { id, page } = readQuery(context, issuePage.request);
    if (id === undefined) return refuse(context, 'not_found');
    const edition = context.get('edition');
    const now = clock();
    const row = await findIssue(db, id, edition, now);
    if (!row) return refuse(context, 'not_found');
    const {
      pages = 0,
      contents = [],
      paragraphs = [],
      page_picture: imageUrl,
    } = inEdition(row.details, edition) as IssueDetails;
    if (page > pages) return refuse(context, 'not_found');
    const issue = { title: row.title, pages, contents, paragraphs };
    const body = page === 1 ? '' : await bodyOf(db, lineOf(issue, page)?.line.article_id, edition, now);
    const image = page === 1 ? row.image : (imageUrl?.replaceAll('{page}', String(page)) ?? null);
    return respond(context, { item: { page, image, blocks: blocksOfPage(issue, page, await makeBlocksAside(body)) } });
  };

/** The pages of magazine issues. */
export const issuePageRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().get(issuePage.path, showIssuePage(services));
