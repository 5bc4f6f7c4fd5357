import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isFreshHtml, type ArticleHtmlSettings } from '../../content/article-html.ts';
import { isPublicArticle, isPublicListing } from '../../content/publication.ts';
import { oldUrlKeys } from '../../content/old-url.ts';
import { prepared } from '../../db/prepared.ts';
import { listingKind } from '../../db/schema.ts';
import { instantJson, summaryJson, tagsJson } from './articles.queries.ts';
import type { SummaryRow, TagRow } from './with-tags.ts';
import { counterpartMembers } from '../../content/counterparts.ts';

/** How many related articles an article shows. */
const relatedShown = 5;

/** How many of each tag, and of the industry, are looked at for them. */
const relatedLookedAt = 8;

/** Where an article stands around the one that was requested. */
export type Place = 'it' | 'prev' | 'next' | 'related';

/** What `articleDetailQuery` returns. */
export interface ArticleRow {
  edition: EditionKey;
  id: number;
  diyUrl: string | null;
  /** What the article has next to what a list shows. */
  about: { author: string | null; type: string[]; modify_time: string; counterpart: object | null };
  /** Sanitised HTML; null where what is stored is stale. */
  html: string | null;
  /** The article and those around it; `places` says which is which. */
  shown: SummaryRow[];
  places: Place[];
  tags: TagRow[];
}

/** The id of the article that had a URL, else of the one whose name the URL ends with; the edition's own first. */
function idOfOldUrl(url: string, edition: EditionKey, now: Date): SQL {
  const { keys, name } = oldUrlKeys(url);
  const [whole = '', path = ''] = keys;
  return sql`
    select found.id from (
      select o.article_id as id, case o.path when ${whole} then 0 else 1 end as rank
      from old_url o
      where o.path in (${whole}, ${path})
      union all
      select n.id, 2 from article n where n.diy_url = ${name}::text) found
      join article e on e.id = found.id and ${isPublicArticle('e', now)}
    order by (e.edition = ${edition}) desc, rank, found.id
    limit 1`;
}

/**
 * The tag or the industry whose list a URL was of. WordPress writes the parents of a category before it, but its name
 * alone tells it from others. A category of which no article was imported leads to the industry of its name.
 */
export function oldListQuery(url: string): SQL {
  const [path = ''] = oldUrlKeys(url).keys;
  const category = /^\/category\/(?:.+\/)?([^/?]+)$/.exec(path)?.[1] ?? '';
  const alone = `/category/${category}`;
  return prepared(sql`
    select found.tag, found.industry from (
      select tag_id as tag, industry_id as industry, case path when ${path} then 0 else 1 end as rank
      from old_list where path in (${path}, ${alone})
      union all
      select null::integer, i.id, 2 from industry i where i.seo_path = ${category}) found
    order by rank
    limit 1`);
}

// Lateral, so that the one row is read from the index; a join would sort all that come before or after.
const neighbour = (place: Place, comparison: SQL, order: SQL, now: Date): SQL => sql`
  select ${place}::text, 1, n.article_id from f cross join lateral (
    select l.article_id from article_listing l
    where l.edition = f.edition
      and l.kind = ${listingKind.all}
      and l.value = 0
      and (l.published_at, l.article_id) ${comparison} (f.published_at, f.id)
      and ${isPublicListing('l', now)}
    order by l.published_at ${order}, l.article_id ${order} limit 1) n`;

const freshestOf = (kind: number, value: SQL, weight: number, now: Date): SQL => sql`
  (select l.article_id, l.published_at, ${weight}::integer as weight from article_listing l
   where l.edition = f.edition and l.kind = ${kind} and l.value = ${value} and ${isPublicListing('l', now)}
   order by l.published_at desc, l.article_id desc limit ${relatedLookedAt})`;

/**
 * An article by its id, its custom url name or a URL that it had before it was imported, with its counterpart, its
 * neighbours in time and what is related by tags and industry, in one query. The edition's own article comes before
 * one of the other edition with the same name.
 */
export function articleDetailQuery(
  key: { id: number } | { urlName: string } | { oldUrl: string },
  edition: EditionKey,
  settings: ArticleHtmlSettings,
  now: Date,
): SQL {
  const isIt =
    'id' in key
      ? sql`a.id = ${key.id}::integer`
      : 'urlName' in key
        ? sql`a.diy_url = ${key.urlName}`
        : sql`a.id in (${idOfOldUrl(key.oldUrl, edition, now)})`;
  return prepared(sql`with f as materialized (
      select *
      from article a
      where ${isPublicArticle('a', now)} and ${isIt}
      order by (a.edition = ${edition}) desc
      limit 1),
    near as (
      select tagged.* from f, unnest(f.tag_ids) as t (id) cross join lateral ${freshestOf(listingKind.tag, sql`t.id`, 2, now)} tagged
      union all select industry.* from f cross join lateral ${freshestOf(listingKind.industry, sql`f.industry_id`, 1, now)} industry),
    related as (
      select article_id, row_number() over (order by sum(weight) desc, published_at desc, article_id desc) as rank from near
      where article_id <> (select id from f) group by article_id, published_at order by rank limit ${relatedShown}),
    around (place, rank, article_id) as (
      select 'it'::text, 1, id from f
      union all ${neighbour('prev', sql`<`, sql`desc`, now)}
      union all ${neighbour('next', sql`>`, sql`asc`, now)}
      union all select 'related'::text, rank, article_id from related),
    shown as materialized (select a.*, place, rank from around join article a on a.id = around.article_id)
    select f.edition, f.id, f.diy_url as "diyUrl",
      case when ${isFreshHtml(edition, settings)} then b.html end as html,
      json_build_object(
        'author', f.author, 'type', f.types, 'modify_time', ${instantJson(sql`f.modified_at`)},
        ${counterpartMembers('f', now)}) as about,
      (select json_agg(${summaryJson('shown')} order by place, rank) from shown) as shown,
      (select json_agg(place order by place, rank) from shown) as places, ${tagsJson(edition)} as tags
    from f left join article_body b on b.article_id = f.id`);
}
