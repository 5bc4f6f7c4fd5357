import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isPublicDocument, isPublicEntry, models } from '../../content/publication.ts';
import { editionSql, searchKindNumber } from '../../search/documents.ts';
import { nameIn, titleIn } from '../../db/in-edition.ts';

/** A row of {@link suggestQuery}. */
export interface SuggestionRow {
  kind: number;
  id: number;
  title: string;
  diy_url: string | null;
}

/** Latest documents of each kind that are read for matching titles, before the index is read. */
const latestRead = 150;

/**
 * The latest suppliers, products and articles whose titles hold what is being typed. A frequent beginning is found
 * among the latest documents; the index is read only for the kinds of which these hold too few, so that it returns few.
 */
export function suggestQuery(
  required: string,
  edition: EditionKey,
  most: Readonly<Record<'supplier' | 'products' | 'news', number>>,
  now: Date,
): SQL {
  const kinds = (['supplier', 'products', 'news'] as const).map((kind) => ({
    kind: sql`${searchKindNumber(kind)}::smallint`,
    limit: sql`${most[kind]}::integer`,
  }));
  const typed = sql`s.head @@ ${required}::tsquery`;
  const inEdition = sql`s.edition = ${editionSql(edition)} and ${isPublicDocument('s', now)}`;
  const each = (part: (of: (typeof kinds)[number]) => SQL): SQL => sql.join(kinds.map(part), sql` union all `);
  const lackingKinds = each(
    ({ kind, limit }) => sql`
        select ${kind} as kind where (select count(*) from fresh f where f.kind = ${kind}) < ${limit}`,
  );
  const soughtKinds = each(
    ({ kind, limit }) => sql`
        (select * from sought where kind = ${kind} order by published_at desc, id desc limit ${limit})`,
  );
  // The model of a series whose title holds what is being typed.
  const typedModel = sql`
        select m.id from search_document m join entry o on o.id = m.id
        where m.series = ids.id and m.edition = ${editionSql(edition)} and m.kind = ${sql.raw(String(models))}
          and m.head @@ ${required}::tsquery and ${isPublicEntry('o', now)}
        order by m.id <> m.series, m.id limit 1`;
  return sql`with fresh as materialized (${each(
    ({ kind, limit }) => sql`(select s.kind, s.id, s.published_at from (
      select s.kind, s.id, s.published_at, s.head from search_document s where ${inEdition} and s.kind = ${kind}
      order by s.published_at desc, s.id desc limit ${latestRead}::integer) s where ${typed} limit ${limit})`,
  )}),
    lacking as materialized (
      select coalesce(array_agg(kind), '{}') as kinds
      from (${lackingKinds}) l),
    sought as materialized (
      select s.kind, s.id, s.published_at from search_document s
      where ${inEdition} and ${typed} and array[s.kind] && (select kinds from lacking) and (select cardinality(kinds) > 0 from lacking)),
    ids as (
      select * from fresh where kind <> all ((select kinds from lacking)::smallint[])
      union all ${soughtKinds})
    select ids.kind, coalesce(e.id, ids.id) as id, coalesce(a.title, ${titleIn(sql`e`, edition)}) as title, a.diy_url
    from ids left join article a on ids.kind = 0 and a.id = ids.id
      left join entry e on ids.kind > 0 and e.id = coalesce((${typedModel}), ids.id)
    order by ids.kind desc, ids.published_at desc`;
}

/** Tags, and hot keywords, that can be suggested. */
const mostSuggested = 1000;

/** The titles that are suggested as keywords: hot keywords, tags by their grade, industries. */
export const keywordPoolQuery = (edition: EditionKey): SQL =>
  sql`select title from (
      (select title, 0 as rank, position from keyword where edition = ${edition} order by position, title limit ${mostSuggested}::integer)
      union all (
        select ${nameIn(sql`tag`, edition)} as name, 1, -grade from tag order by grade desc, name
        limit ${mostSuggested}::integer)
      union all select ${nameIn(sql`industry`, edition)}, case when parent_id is null then 2 else 3 end, position from industry) pool
    order by rank, position, title`;
