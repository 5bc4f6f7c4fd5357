import { CHANGES_STORED, type FieldChange } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { supplierChange } from '../../db/schema.ts';

/** Characters of a text that a change holds: more than anything that a form takes. */
const longestText = 20_000;

/** Who changes, and when. */
export interface Changing {
  supplierId: number;
  memberId: number;
  now: Date;
}

/** Stores what was changed, an entry a row, and removes what is older than the latest. What changed nothing is no row. */
export async function recordChanges(
  tx: Database,
  { supplierId, memberId, now }: Changing,
  changes: readonly { entryId: number; fields: readonly FieldChange[] }[],
): Promise<void> {
  const rows = changes
    .filter(({ fields }) => fields.length > 0)
    .map(({ entryId, fields }) => ({
      supplierId,
      memberId,
      entryId,
      changedAt: now,
      fields: fields.map(({ field, before, after }) => ({
        field,
        before: before.slice(0, longestText).toWellFormed(),
        after: after.slice(0, longestText).toWellFormed(),
      })),
    }));
  if (rows.length === 0) return;
  await tx.insert(supplierChange).values(rows);
  await tx.execute(sql`delete from supplier_change
    where supplier_id = ${supplierId}::integer and id <= (
      select id from supplier_change where supplier_id = ${supplierId}::integer
      order by id desc offset ${CHANGES_STORED}::integer limit 1)`);
}
