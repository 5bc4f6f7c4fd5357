import { mostReadArticles } from '@millwright/api-client/contract';
import { parseInteger, type EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Handler } from 'hono';
import { queryRows } from '../../db/database.ts';
import { isPublicListing } from '../../content/publication.ts';
import { prepared } from '../../db/prepared.ts';
import { listingKind } from '../../db/schema.ts';
import { respond, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { shanghaiDay } from '../../shanghai-day.ts';
import { summaryJson, tagsJson } from './articles.queries.ts';
import { withTags, type SummaryRow, type TagRow } from './with-tags.ts';

/** Views of so many days count, today among them. */
const days = 30;

/** Of the most seen URLs, so many are looked at. */
const lookedAt = 1000;

/**
 * How long what was read is taken from memory, in milliseconds: the list changes slowly, and adding up a month is work.
 */
const cachedFor = 60_000;

interface Seen {
  path: string;
  views: number;
}

/** The most seen article URLs of an edition. */
const seenQuery = (edition: EditionKey, since: string): SQL => sql`
  select path, sum(count)::integer as views from page_view
  where day >= ${since}::date and edition = ${edition} and path like '/article/_%'
  group by path order by views desc, path limit ${lookedAt}`;

/** The articles that were seen most, of a list; the latest of the list follow where these are too few. */
const mostReadQuery = (
  seen: readonly { id: number | null; name: string; views: number }[],
  edition: EditionKey,
  sid: number | undefined,
  rows: number,
  now: Date,
): SQL => {
  const list = sql`${isPublicListing('l', now)}
      and l.edition = ${edition}
      and l.kind = ${sid ? listingKind.industry : listingKind.all}::smallint
      and l.value = ${sid ?? 0}::integer`;
  return sql`with address as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s (id integer, name text, views integer)),
    read as (
      select a.id, s.views from address s join article a on a.id = s.id where a.edition = ${edition}
      union all select a.id, s.views from address s join article a on a.edition = ${edition} and a.diy_url = s.name where s.id is null),
    seen as (
      select id, sum(views)::integer as views from read
      where exists (select 1 from article_listing l where l.article_id = read.id and ${list})
      group by id order by views desc, id desc limit ${rows}::integer),
    latest as (
      select l.article_id as id, 0 as views from article_listing l where ${list} and l.article_id not in (select id from seen)
      order by l.published_at desc, l.article_id desc limit ${rows}::integer),
    picked as (
      select id, views, row_number() over (order by views desc, id desc) as place from (select * from seen union all select * from latest) x
      order by views desc, id desc limit ${rows}::integer),
    shown as materialized (select a.*, picked.place, picked.views from picked join article a on a.id = picked.id)
    select (select coalesce(json_agg(${summaryJson('shown')} order by place), '[]') from shown) as list,
      (select coalesce(json_agg(views order by place), '[]') from shown) as views, ${tagsJson(edition)} as tags`;
};

/** The article that a URL names: by its id where it is digits, else by its url name. */
function articleAt(path: string): { id: number | null; name: string } | null {
  try {
    const name = decodeURIComponent(path.slice('/article/'.length)).normalize('NFC');
    const id = parseInteger(name);
    return name === '' || name.includes('\0') ? null : { id, name };
  } catch {
    return null;
  }
}

/** `GET /api/article/hot` */
export const listMostRead = ({ db, clock, siteOrigins, queries }: Services): Handler<ApiEnvironment> => {
  const known = queries.of<{ seen: Seen[]; at: number }>('most read');
  const seenIn = async (edition: EditionKey): Promise<Seen[]> => {
    const now = clock().getTime();
    const cached = known.get(edition);
    if (cached && now - cached.at < cachedFor && now >= cached.at) return cached.seen;
    const since = shanghaiDay(now - (days - 1) * 86_400_000);
    const seen = await queryRows<Seen>(db, prepared(seenQuery(edition, since)));
    known.set(edition, { seen, at: now });
    return seen;
  };
  return async (context) => {
    const { sid, rows } = readQuery(context, mostReadArticles.request);
    const edition = context.get('edition');
    const seen = (await seenIn(edition)).flatMap(({ path, views }) => {
      const named = articleAt(path);
      return named === null ? [] : [{ ...named, views }];
    });
    const [row] = await queryRows<{ list: SummaryRow[]; views: number[]; tags: TagRow[] }>(
      db,
      prepared(mostReadQuery(seen, edition, sid, rows, clock())),
    );
    const { list, views, tags } = row!;
    return respond(context, {
      list: withTags(list, tags, siteOrigins).map((article, at) => ({ ...article, views: views[at]! })),
    });
  };
};
