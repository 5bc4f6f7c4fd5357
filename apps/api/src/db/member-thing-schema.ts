import type { EditionKey, Fact, FavouriteKind, Incoterm, SubscriptionType } from '@millwright/domain';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The tables of what members save, request and subscribe to. */

/** Something that a member saved. */
export const favourite = pgTable(
  'favourite',
  {
    memberId: integer('member_id').notNull(),
    kind: text('kind').$type<FavouriteKind>().notNull(),
    targetId: integer('target_id').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.targetId] })],
);

/** An enquiry, as it was sent. */
export const enquiry = pgTable('enquiry', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  memberId: integer('member_id').notNull(),
  /** Made by the form, so that what is sent twice is stored once. */
  requestKey: text('request_key').notNull(),
  targetId: integer('target_id').notNull(),
  /** Further suppliers that were asked the same. */
  supplierIds: integer('supplier_ids').array().notNull().default([]),
  specification: text('specification').notNull(),
  parameters: jsonb('parameters').$type<Fact[]>().notNull().default([]),
  quantity: integer('quantity').notNull(),
  unit: text('unit').notNull(),
  /** YYYY-MM-DD */
  targetDate: text('target_date'),
  destination: text('destination').notNull(),
  incoterm: text('incoterm').$type<Incoterm>(),
  message: text('message').notNull(),
  /** The edition that it was written in. */
  lang: text('lang').$type<EditionKey>().notNull(),
  sentAt: instant('sent_at').notNull(),
});

/** A subscription to a magazine. */
export const subscription = pgTable('subscription', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  memberId: integer('member_id').notNull(),
  type: text('type').$type<SubscriptionType>().notNull(),
  magazineId: integer('magazine_id').notNull(),
  /** What was written in the form. */
  form: jsonb('form').$type<Record<string, unknown>>().notNull(),
  subscribedAt: instant('subscribed_at').notNull(),
});
