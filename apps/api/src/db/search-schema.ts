import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { edition, instant } from './columns.ts';

/** The tables of the search that editors read and write. */

/** Synonyms that editors add, as terms parted by bars. */
export const searchSynonym = pgTable('search_synonym', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  cn: text('cn').notNull().default(''),
  en: text('en').notNull().default(''),
});

/** What was searched for and not found as it was typed, for editors. */
export const searchMiss = pgTable(
  'search_miss',
  {
    edition: edition().notNull(),
    keyword: text('keyword').notNull(),
    times: integer('times').notNull().default(1),
    /** How much a looser search found. */
    found: integer('found').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.keyword] })],
);
