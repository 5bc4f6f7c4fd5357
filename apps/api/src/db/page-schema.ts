import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { edition, instant } from './columns.ts';

/** The table of editorial pages. */

/** A page of an edition; its blocks are those of the contract. */
export const page = pgTable(
  'page',
  {
    /** The URL of the page without its first slash. */
    slug: text('slug').notNull(),
    edition: edition().notNull(),
    title: text('title').notNull(),
    brief: text('brief').notNull().default(''),
    /** Image URL, `/img/...` or absolute. */
    image: text('image'),
    blocks: jsonb('blocks').$type<readonly object[]>().notNull().default([]),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.edition] })],
);
