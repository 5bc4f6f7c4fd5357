import type { EditionKey } from '@millwright/domain';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The tables of what came from elsewhere. */

/** What imported content is called where it comes from. */
export const externalKey = pgTable(
  'external_key',
  {
    /** Names the site or feed. */
    source: text('source').notNull(),
    key: text('key').notNull(),
    /** The edition that it was imported into; '' of what is of both, such as an entry. */
    edition: text('edition').$type<EditionKey | ''>().notNull().default(''),
    /** What it is here: `article` or another entity that has an id. */
    entity: text('entity').notNull(),
    id: integer('id').notNull(),
    /** Hash of the record that was imported last. */
    checksum: text('checksum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.key, table.edition] })],
);

/** URLs that imported articles had where they come from. */
export const oldUrl = pgTable(
  'old_url',
  {
    /** As `oldUrlKey` writes it: `/2024/05/a`, `/?p=12`. */
    path: text('path').notNull(),
    articleId: integer('article_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.articleId] })],
);

/** URLs of lists that categories and tags had where imported articles come from: of a tag, or of an industry. */
export const oldList = pgTable('old_list', {
  /** As `oldUrlKey` writes it: `/category/sand`, `/tag/sand`. */
  path: text('path').primaryKey(),
  tagId: integer('tag_id'),
  industryId: integer('industry_id'),
});

/** URLs that imported media had where they come from. */
export const oldMedia = pgTable('old_media', {
  /** As `oldUrlKey` writes it. */
  path: text('path').primaryKey(),
  /** As `mediaBase` writes it. */
  base: text('base').notNull(),
  /** Where the file is served. */
  file: text('file').notNull(),
});
