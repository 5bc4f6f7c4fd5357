import { otherEditions, type EditionKey, type SitemapKind } from '@millwright/domain';
import { sitemapRows } from '@millwright/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { isReadHere } from '../../content/external-article.ts';
import { isPublicArticle, isPublicEntry, isPublicListing, isScheduledListing } from '../../content/publication.ts';
import { listingKind } from '../../db/schema.ts';
import { instantJson } from '../articles/articles.queries.ts';
import { titleIn } from '../../db/in-edition.ts';
import { counterpartMembers } from '../../content/counterparts.ts';

/** In which other editions the entry `e` is, as members of a JSON object. */
function entryCounterparts(edition: EditionKey): SQL {
  const [first, ...further] = otherEditions(edition).map(
    (key) => sql`case when ${titleIn(sql`e`, key)} is not null
      then json_build_object('edition', ${key}::text, 'id', e.id, 'diy_url', null) end`,
  );
  const one = sql`'counterpart', ${first ?? null}`;
  if (further.length === 0) return one;
  return sql`${one}, 'other_counterparts', array_to_json(array_remove(array[${sql.join(further, sql`, `)}]::jsonb[], null))`;
}

/** What there is to list: totals from the counters, the latest change from the end of each list. */
export const sitemapIndexQuery = (edition: EditionKey, now: Date): SQL => sql`
  with counted as (
      select 'article' as kind, c.count - (
        select count(*)::integer
        from article_listing l
        where l.edition = ${edition}
          and l.kind = ${listingKind.all}
          and l.value = 0
          and ${isScheduledListing('l', now)}) as total, (
        select max(l.published_at)
        from article_listing l
        where l.edition = ${edition}
          and l.kind = ${listingKind.all}
          and l.value = 0
          and ${isPublicListing('l', now)}) as latest
      from article_counter c
      where c.edition = ${edition}
        and c.kind = ${listingKind.all}
        and c.value = 0
        and c.facet_kind = ${listingKind.all}
        and c.facet_value = 0
    union all
      select c.kind, c.count - (
        select count(*)::integer
        from entry_listing l
        where l.edition = ${edition}
          and l.kind = c.kind
          and c.kind <> 'show'
          and l.facet = 0
          and l.value = 0
          and ${isScheduledListing('l', now)}), (
        select max(l.published_at) from entry_listing l where l.edition = ${edition} and l.kind = c.kind and l.facet = 0 and l.value = 0
          and (c.kind = 'show' or ${isPublicListing('l', now)}))
      from entry_counter c
      where c.edition = ${edition}
        and c.facet = 0
        and c.value = 0
        and c.other_facet = 0
        and c.other_value = 0
        and c.kind <> 'magazine')
  select coalesce(
    json_agg(json_build_object('kind', kind, 'total', total, 'modify_time', ${instantJson(sql`latest`)}) order by kind),
    '[]') as list
  from counted where total > 0`;

const articles = (edition: EditionKey, after: number, now: Date): SQL => sql`
  select a.id, json_build_object('id', a.id, 'diy_url', a.diy_url, 'modify_time', ${instantJson(sql`a.modified_at`)},
    ${counterpartMembers('a', now)}) as line
  from article a where a.edition = ${edition} and ${isPublicArticle('a', now)} and ${isReadHere('a')} and a.id > ${after}::integer`;

const entries = (kind: SitemapKind, edition: EditionKey, after: number, now: Date): SQL => sql`
  select e.id, json_build_object('id', e.id, 'diy_url', null, 'modify_time', ${instantJson(sql`e.published_at`)},
    'side', e.side, ${entryCounterparts(edition)}) as line
  from entry e where e.kind = ${kind} and ${isPublicEntry('e', now)} and ${titleIn(sql`e`, edition)} is not null
    and e.id > ${after}::integer`;

/** Lines of a kind in the order of their ids; one more is looked at, to know whether others follow. */
export const sitemapListQuery = (kind: SitemapKind, edition: EditionKey, after: number, now: Date): SQL => sql`
  with line as materialized (
    ${kind === 'article' ? articles(edition, after, now) : entries(kind, edition, after, now)}
    order by 1
    limit ${sitemapRows + 1}),
    shown as (select * from line order by id limit ${sitemapRows})
  select (select coalesce(json_agg(line order by id), '[]') from shown) as list,
    case when (select count(*) from line) > ${sitemapRows} then (select max(id) from shown) end as next`;
