import type { Database } from '../../db/database.ts';
import * as schema from '../../db/schema.ts';
import type { IndustryContent } from '../demo-articles/content.types.ts';
import { insertRows } from '../insert-rows.ts';
import { contactRows, enquiryEventRows } from './contacts.ts';
import type { EntryRow } from './entry-rows.ts';
import { issueRows, magazineRows, videoRows } from './media.ts';
import { paperRows } from './papers.ts';
import { regions } from './regions.ts';
import { postRows, productRows, releaseRows, supplierRow, suppliersOf } from './sourcing.ts';
import { tradeShowRows } from './trade-shows.ts';

/** The entries of all kinds, owners before what they own. */
export function composeEntries(contents: readonly IndustryContent[]): EntryRow[] {
  const suppliers = suppliersOf(contents);
  return [
    ...suppliers.map(supplierRow),
    ...magazineRows(),
    ...issueRows(contents),
    ...videoRows(contents, suppliers),
    ...paperRows(contents),
    ...productRows(contents, suppliers),
    ...postRows(suppliers),
    ...tradeShowRows(contents, suppliers),
    ...releaseRows(suppliers),
  ];
}

/** Fills in regions, entries, their contacts and what became of enquiries. */
export async function seedEntries(db: Database, contents: readonly IndustryContent[]): Promise<void> {
  await insertRows(
    db,
    schema.region,
    regions.map(({ id, names, code }) => ({ id, nameCn: names.cn, nameEn: names.en, position: id, code })),
  );
  const entries = composeEntries(contents);
  await insertRows(db, schema.entry, entries);
  await insertRows(db, schema.entryContact, contactRows(entries));
  await insertRows(db, schema.enquiryEvent, enquiryEventRows(entries));
}
