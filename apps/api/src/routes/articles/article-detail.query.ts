import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isFreshHtml, type ArticleHtmlSettings } from '../../content/article-html.ts';
import { listingKind } from '../../db/schema.ts';
import { instantJson, summaryJson } from './articles.queries.ts';

/** How many related articles an article shows. */
const relatedShown = 5;

/** How many of each tag, and of the industry, are looked at for them. */
const relatedLookedAt = 8;

/** An article as `articleDetailQuery` answers it. */
export interface ArticleRow {
  edition: EditionKey;
  id: number;
  diyUrl: string | null;
  /** The fields of the contract, but for `content`. */
  article: Record<string, unknown>;
  /** Sanitised HTML; null where what is stored is stale. */
  html: string | null;
}

const neighbour = (edition: EditionKey, comparison: SQL, order: SQL): SQL => sql`
  (select ${summaryJson('n', edition)} from article_listing l join article n on n.id = l.article_id
   where l.edition = f.edition and l.kind = ${listingKind.all} and l.value = 0 and (l.published_at, l.article_id) ${comparison} (f.published_at, f.id)
   order by l.published_at ${order}, l.article_id ${order} limit 1)`;

const freshestOf = (kind: number, value: SQL, weight: number): SQL => sql`
  (select l.article_id, l.published_at, ${weight}::integer as weight from article_listing l
   where l.edition = f.edition and l.kind = ${kind} and l.value = ${value}
   order by l.published_at desc, l.article_id desc limit ${relatedLookedAt})`;

/**
 * An article by its id or its custom url name, with its twin, its neighbours in time and what is related by tags and
 * industry, in one query. The edition's own article comes before one of the other edition with the same name.
 */
export function articleDetailQuery(
  key: { id: number } | { urlName: string },
  edition: EditionKey,
  settings: ArticleHtmlSettings,
): SQL {
  const isIt = 'id' in key ? sql`a.id = ${key.id}::integer` : sql`a.diy_url = ${key.urlName}`;
  return sql`with f as (select * from article a where a.published and ${isIt} order by (a.edition = ${edition}) desc limit 1)
    select f.edition, f.id, f.diy_url as "diyUrl",
      case when ${isFreshHtml(edition, settings)} then b.html end as html,
      json_build_object(
        'summary', ${summaryJson('f', edition)},
        'author', f.author, 'type', f.types, 'modify_time', ${instantJson(sql`f.modified_at`)},
        'twin', (select json_build_object('edition', t.edition, 'id', t.id, 'diy_url', t.diy_url)
                 from article t where t.id = f.twin_id and t.published and t.edition <> f.edition),
        'prev', ${neighbour(edition, sql`<`, sql`desc`)},
        'next', ${neighbour(edition, sql`>`, sql`asc`)},
        'related', (select coalesce(json_agg(${summaryJson('r', edition)} order by best.weight desc, best.published_at desc), '[]') from (
            select near.article_id, near.published_at, sum(near.weight) as weight from (
              select tagged.* from unnest(f.tag_ids) as t (id) cross join lateral ${freshestOf(listingKind.tag, sql`t.id`, 2)} tagged
              union all select * from ${freshestOf(listingKind.industry, sql`f.industry_id`, 1)} industry) near
            where near.article_id <> f.id
            group by near.article_id, near.published_at order by weight desc, near.published_at desc limit ${relatedShown}) best
          join article r on r.id = best.article_id)) as article
    from f left join article_body b on b.article_id = f.id`;
}
