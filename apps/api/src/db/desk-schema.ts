import type { FieldChange } from '@millwright/domain';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What one of a supplier's people changed in one go. Of each supplier the latest are stored. */
export const supplierChange = pgTable('supplier_change', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  supplierId: integer('supplier_id').notNull(),
  /** Who did it. */
  memberId: integer('member_id'),
  /** The supplier itself, or one of its products. */
  entryId: integer('entry_id').notNull(),
  fields: jsonb('fields').$type<FieldChange[]>().notNull(),
  changedAt: instant('changed_at').notNull(),
});
