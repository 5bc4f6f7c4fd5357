import type { EditionKey } from '@millwright/domain';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The table of editorial pages. */

/** A page of an edition; its blocks are those of the contract. */
export const page = pgTable('page', {
  /** The address of the page without its first slash. */
  slug: text('slug').notNull(),
  edition: text('edition').$type<EditionKey>().notNull(),
  title: text('title').notNull(),
  brief: text('brief').notNull().default(''),
  /** Picture address, `/img/...` or absolute. */
  image: text('image'),
  blocks: jsonb('blocks').$type<readonly object[]>().notNull().default([]),
  modifiedAt: timestamp('modified_at', { withTimezone: true, mode: 'date' }).notNull(),
}, (table) => [primaryKey({ columns: [table.slug, table.edition] })]);
