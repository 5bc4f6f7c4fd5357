import type { FieldChange } from '@millwright/domain';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The tables of reaching suppliers: contacts, what became of enquiries, what members did and changed lately. */

const number = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** How a supplier, or the author of a post, is reached; shown to members only. */
export const entryContact = pgTable('entry_contact', {
  entryId: integer('entry_id').primaryKey(),
  personCn: text('person_cn').notNull().default(''),
  personEn: text('person_en').notNull().default(''),
  personDe: text('person_de').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  addressCn: text('address_cn').notNull().default(''),
  addressEn: text('address_en').notNull().default(''),
  addressDe: text('address_de').notNull().default(''),
});

/** What became of an enquiry. */
export const enquiryEvent = pgTable('enquiry_event', {
  id: number(),
  supplierId: integer('supplier_id').notNull(),
  /** Pairs an answer with the enquiry that it answers: the id of an enquiry, or any text. */
  enquiry: text('enquiry').notNull(),
  kind: text('kind').$type<'sent' | 'answered'>().notNull(),
  happenedAt: instant('happened_at').notNull(),
});

/** What a member did, for the limits. */
export const memberAction = pgTable('member_action', {
  id: number(),
  memberId: integer('member_id').notNull(),
  kind: text('kind').notNull(),
  happenedAt: instant('happened_at').notNull(),
});

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
