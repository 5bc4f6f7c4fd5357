import type { Fact, Incoterm, PostSide } from '@millwright/domain';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { edition, instant } from './columns.ts';

/** A post that a member wrote for the supply hall. A trigger hides its entry while the member is disabled. */
export const memberPost = pgTable('member_post', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  memberId: integer('member_id').notNull(),
  /** Made by the form, so that what is sent twice is stored once. */
  requestKey: text('request_key').notNull(),
  /** In which it was written, and in which it appears. */
  edition: edition().notNull(),
  side: text('side').$type<PostSide>().notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  industryId: integer('industry_id'),
  regionId: integer('region_id'),
  place: text('place').notNull(),
  quantity: integer('quantity').notNull(),
  unit: text('unit').notNull(),
  specification: jsonb('specification').$type<Fact[]>().notNull().default([]),
  /** YYYY-MM-DD */
  targetDate: text('target_date'),
  incoterm: text('incoterm').$type<Incoterm>(),
  endsAt: instant('ends_at').notNull(),
  status: text('status').$type<'waiting' | 'published' | 'refused' | 'withdrawn'>().notNull(),
  /** Why it was refused. */
  reason: text('reason').notNull().default(''),
  /** Its entry, once it was published. */
  entryId: integer('entry_id'),
  sentAt: instant('sent_at').notNull(),
  decidedAt: instant('decided_at'),
});
