import { editionKeys, type EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { makeVectorsAside } from '../content/long-texts.ts';
import { isPublicEntry, models as modelKind } from '../content/publication.ts';
import { queryRows, type Database } from '../db/database.ts';
import {
  entryText,
  storeEntryDocuments,
  namesSql,
  searchKindNumber,
  searchKindOfEntry,
  seriesText,
  type EntryDocument,
  type UnfinishedEntry,
} from './documents.ts';
import { briefIn, jsonOfEditions, nameIn, searchKeywordsIn, titleIn } from '../db/in-edition.ts';

/** Models of a series, as many as a card shows; those beyond them are documents of their own. */
const mostModels = 24;

/** Products of a supplier whose titles it is found by, the latest ones. */
const mostOffers = 50;

/** Bytes of details, as the database stores them, that are read in one transaction, unless one alone is longer. */
const mostDetails = 300_000;

/** The models of a series, the latest first, which stands for it. */
interface Series {
  ids: number[];
}

/** Reads entries with what their documents are made of, by their ids. */
function entriesOf(tx: Database, ids: readonly number[], now: Date): Promise<UnfinishedEntry[]> {
  const namesIn = (edition: EditionKey): SQL =>
    namesSql(sql`e.tag_ids`, sql`e.industry_id`, (alias) => nameIn(alias, edition));
  const offersIn = (edition: EditionKey): SQL =>
    sql`coalesce(json_agg(distinct regexp_replace(${titleIn(sql`p`, edition)}, '[0-9]+', '', 'g')), '[]')`;
  return queryRows<UnfinishedEntry>(
    tx,
    sql`select e.id, e.kind, ${jsonOfEditions((key) => titleIn(sql`e`, key))} as titles,
        ${jsonOfEditions((key) => briefIn(sql`e`, key))} as briefs, ${jsonOfEditions(namesIn)} as names,
        ${jsonOfEditions((key) => searchKeywordsIn(sql`e`, key))} as "searchKeywords", e.details,
        (
          select coalesce(min(${jsonOfEditions((key) => titleIn(sql`o`, key))}::text), '{}')::json
          from entry o
          where o.id = e.owner_id) as owner,
        (
          select coalesce(min(${jsonOfEditions((key) => nameIn(sql`r`, key))}::text), '{}')::json
          from region r
          where r.id = e.region_id) as region,
        case when e.kind = 'supplier' then (
          select ${jsonOfEditions(offersIn)}
          from (
            select p.title_cn, p.title_en, p.title_de from entry p
            where p.owner_id = e.id and p.kind = 'product' and ${isPublicEntry('p', now)}
            order by p.published_at desc, p.id desc limit ${mostOffers}::integer) p) end as offers
      from entry e
      where e.published and e.id = any (${`{${ids.join(',')}}`}::integer[])
      order by e.id`,
  );
}

/**
 * The series that some products are models of: products of one maker in one industry whose titles differ in numbers
 * alone. What is not published at `now` is no model yet.
 */
const seriesOf = (db: Database, ids: readonly number[], edition: EditionKey, now: Date): Promise<Series[]> => {
  const title = (alias: string): SQL => sql`series_name(${titleIn(sql`${sql.identifier(alias)}`, edition)})`;
  return queryRows<Series>(
    db,
    sql`select found.ids
      from (
        select distinct e.owner_id, e.industry_id, ${title('e')} as name
        from entry e
        where e.id = any (${`{${ids.join(',')}}`}::integer[]) and e.kind = 'product' and e.owner_id is not null) own
      cross join lateral (
        select array_agg(m.id order by m.published_at desc, m.id desc) as ids
        from (
          select m.id, m.published_at
          from entry m
          where m.owner_id = own.owner_id and m.kind = 'product' and ${isPublicEntry('m', now)}
            and m.industry_id is not distinct from own.industry_id and ${title('m')} = own.name
          order by m.id limit ${mostModels}::integer) m) found
      where cardinality(found.ids) > 1`,
  );
};

/** The documents of a series: one of all models together, which is found, and one of each model. */
async function documentsOf(
  { ids }: Series,
  edition: EditionKey,
  entries: ReadonlyMap<number, UnfinishedEntry>,
): Promise<EntryDocument[]> {
  const own = ids.flatMap((id) => entries.get(id) ?? []);
  const [first] = own;
  if (!first) return [];
  const common = { edition, series: first.id };
  const together = await makeVectorsAside(seriesText(own, edition));
  const documents: EntryDocument[] = [{ ...common, id: first.id, ...together }];
  for (const entry of own) {
    const vectors = await makeVectorsAside(entryText(entry, edition));
    documents.push({ ...common, id: entry.id, isModel: true, ...vectors });
  }
  return documents;
}

const kinds = sql.join(
  Object.keys(searchKindOfEntry).map((kind) => sql`${kind}`),
  sql`, `,
);

/** Whether an entry `e` lacks its document in an edition. */
export const entryLacksDocument = (): SQL => {
  const lacksIn = (edition: EditionKey): SQL => sql`(${titleIn(sql`e`, edition)} is not null
    and not exists (
      select 1 from search_document s
      where s.kind in (search_kind(e.kind), ${modelKind}::smallint) and s.id = e.id and s.edition = ${edition}))`;
  return sql`e.kind in (${kinds}) and (${sql.join(editionKeys().map(lacksIn), sql` or `)})`;
};

/**
 * Makes the documents of the first `most` entries that fulfil a condition. Returns their ids in order, none where none
 * is left. A series is made again as a whole.
 *
 * What is not published at `now` gets a document of its own, but is no part of its series and its supplier. Nothing is
 * written when its time comes, so it joins these when they are made again.
 */
export async function finishEntries(tx: Database, condition: SQL, most: number, now: Date): Promise<number[]> {
  const locked = await queryRows<{ id: number }>(
    tx,
    sql`with unfinished as materialized (
          select e.id, pg_column_size(e.details) as size
          from entry e
          where e.published and ${condition}
          order by e.id limit ${most} for update skip locked),
        fitting as (select *, sum(size) over (order by id) - size as before from unfinished)
        select id from fitting where before = 0 or before + size <= ${mostDetails}::bigint order by id`,
  );
  if (locked.length === 0) return [];
  const entries = await entriesOf(
    tx,
    locked.map(({ id }) => id),
    now,
  );
  for (const edition of editionKeys()) await finishIn(edition, tx, entries, now);
  return entries.map(({ id }) => id);
}

/** Makes the documents of entries in an edition, and those of the series that they are models of. */
async function finishIn(
  edition: EditionKey,
  tx: Database,
  entries: readonly UnfinishedEntry[],
  now: Date,
): Promise<void> {
  const products = entries.filter(({ kind }) => kind === 'product').map(({ id }) => id);
  const series = products.length > 0 ? await seriesOf(tx, products, edition, now) : [];
  const models = new Set(series.flatMap(({ ids }) => ids));
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const others = [...models].filter((id) => !known.has(id));
  for (const entry of others.length > 0 ? await entriesOf(tx, others, now) : []) known.set(entry.id, entry);
  if (products.length > 0)
    await tx.execute(sql`delete from search_document
      where kind in (${searchKindNumber('products')}::smallint, ${modelKind}::smallint)
        and id = any (${`{${[...products, ...others].join(',')}}`}::integer[]) and edition = ${edition}`);
  const documents: EntryDocument[] = [];
  for (const entry of entries)
    if (entry.titles[edition] != null && !models.has(entry.id))
      documents.push({ id: entry.id, edition, ...(await makeVectorsAside(entryText(entry, edition))) });
  for (const one of series) documents.push(...(await documentsOf(one, edition, known)));
  await storeEntryDocuments(tx, documents);
}
