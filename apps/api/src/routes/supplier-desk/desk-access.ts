import { createHash } from 'node:crypto';
import { eachText, tidySearchKeywords, type Bilingual, type FieldChange } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { queryRows, type Database } from '../../db/database.ts';
import type { entry } from '../../db/schema.ts';
import { respond, caching, refuse } from '../../http/call.ts';
import type { Refusal } from '../../http/refusals.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { recordChanges } from './record-changes.ts';
import { readBoth } from './stored-text.ts';

/** A supplier or a product as its people change it. */
export interface DeskEntry extends Pick<
  typeof entry.$inferSelect,
  | 'id'
  | 'titleCn'
  | 'titleEn'
  | 'titleDe'
  | 'briefCn'
  | 'briefEn'
  | 'briefDe'
  | 'searchKeywordsCn'
  | 'searchKeywordsEn'
  | 'searchKeywordsDe'
  | 'details'
> {
  /** The supplier that it is, or is of. */
  supplierId: number;
}

/** What came of a change: a refusal, or the response and what was changed. */
export type DeskOutcome =
  | { refusal: Refusal; data?: object }
  | { data: object; changes: readonly { entryId: number; fields: readonly FieldChange[] }[] };

const speaksFor = (memberId: number, supplier: SQL): SQL =>
  sql`exists (
    select from supplier_member m where m.member_id = ${memberId}::integer and m.supplier_id = ${supplier})`;

const columns = sql`e.id, e.title_cn as "titleCn", e.title_en as "titleEn", e.title_de as "titleDe",
  e.brief_cn as "briefCn", e.brief_en as "briefEn", e.brief_de as "briefDe",
  e.search_keywords_cn as "searchKeywordsCn", e.search_keywords_en as "searchKeywordsEn",
  e.search_keywords_de as "searchKeywordsDe", e.details`;

/** The titles of an entry. */
export const titlesOf = ({ titleCn, titleEn, titleDe }: DeskEntry): Bilingual =>
  readBoth({ cn: titleCn, en: titleEn, de: titleDe });

/** What lists say of an entry. */
export const briefsOf = ({ briefCn, briefEn, briefDe }: DeskEntry): Bilingual =>
  readBoth({ cn: briefCn, en: briefEn, de: briefDe });

/** What else an entry is found by. */
export const searchKeywordsOf = ({ searchKeywordsCn, searchKeywordsEn, searchKeywordsDe }: DeskEntry): Bilingual =>
  eachText(readBoth({ cn: searchKeywordsCn, en: searchKeywordsEn, de: searchKeywordsDe }), tidySearchKeywords);

/** Whether the member speaks for a supplier. */
export async function isOwnSupplier(db: Database, memberId: number, id: number): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select 1 from entry e where e.id = ${id}::integer and e.kind = 'supplier' and ${speaksFor(memberId, sql`e.id`)}`,
  );
  return rows.length > 0;
}

/** A supplier that the member speaks for; undefined where there is none. @param lock until the transaction ends */
export async function supplierEntry(
  db: Database,
  memberId: number,
  id: number,
  lock = false,
): Promise<DeskEntry | undefined> {
  const [row] = await queryRows<DeskEntry>(
    db,
    sql`select ${columns}, e.id as "supplierId" from entry e
      where e.id = ${id}::integer and e.kind = 'supplier' and ${speaksFor(memberId, sql`e.id`)}
      ${lock ? sql`for update of e` : sql``}`,
  );
  return row;
}

/** A product as its people change it. */
export interface ProductEntry extends DeskEntry {
  /** Slug of its first-level industry; null where there is none. */
  industry: string | null;
}

const selectProducts = sql`select ${columns}, e.owner_id as "supplierId",
    (select coalesce(p.seo_path, i.seo_path) from industry i left join industry p on p.id = i.parent_id
     where i.id = e.industry_id) as industry
  from entry e`;

/** A product of a supplier that the member speaks for; undefined where there is none. */
export async function productEntry(
  db: Database,
  memberId: number,
  id: number,
  lock = false,
): Promise<ProductEntry | undefined> {
  const [row] = await queryRows<ProductEntry>(
    db,
    sql`${selectProducts}
      where e.id = ${id}::integer and e.kind = 'product' and ${speaksFor(memberId, sql`e.owner_id`)}
      ${lock ? sql`for update of e` : sql``}`,
  );
  return row;
}

/** All products of a supplier with some ids, locked, in the order of ids. */
export const lockProducts = (tx: Database, supplierId: number, ids: readonly number[]): Promise<ProductEntry[]> =>
  queryRows<ProductEntry>(
    tx,
    sql`${selectProducts}
      where e.owner_id = ${supplierId}::integer and e.kind = 'product'
        and e.id = any (${`{${ids.join(',')}}`}::integer[])
      order by e.id for update of e`,
  );

/** Products of a supplier, the latest first: so many, from a part of the list on, which is 1 for the first. */
export const productsOf = (
  db: Database,
  supplierId: number,
  { rows, part }: { rows: number; part: number },
): Promise<ProductEntry[]> =>
  queryRows<ProductEntry>(
    db,
    sql`${selectProducts}
      where e.owner_id = ${supplierId}::integer and e.kind = 'product'
      order by e.published_at desc, e.id desc
      limit ${rows}::integer offset ${(part - 1) * rows}::integer`,
  );

/**
 * The version of facts: other facts have another one. It is computed from what is stated, so that a change by whomever,
 * also by an import or an editor, is noticed, and one of anything else is not.
 */
export const versionOf = (facts: Readonly<Record<string, string>>): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);

/** Changes an entry in one transaction, which locks it, and stores what was changed; another's is not found. */
export async function atDesk<Entry extends DeskEntry>(
  context: Context<ApiEnvironment>,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberId: number,
  find: (tx: Database) => Promise<Entry | undefined>,
  act: (tx: Database, entry: Entry) => Promise<DeskOutcome>,
): Promise<Response> {
  const outcome = await db.transaction(async (tx): Promise<DeskOutcome> => {
    const found = await find(tx);
    if (!found) return { refusal: 'not_found' };
    const done = await act(tx, found);
    if (!('refusal' in done))
      await recordChanges(tx, { supplierId: found.supplierId, memberId, now: clock() }, done.changes);
    return done;
  });
  if (!('refusal' in outcome)) return respond(context, outcome.data, caching.personal);
  return refuse(context, outcome.refusal, outcome.data === undefined ? {} : { data: outcome.data });
}
