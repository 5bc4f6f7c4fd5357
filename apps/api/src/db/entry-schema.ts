import type { EditionKey, PostSide } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { edition, instant } from './columns.ts';

/** The tables of everything that is neither article nor banner. Triggers keep listing and counters in step. */

/** What an entry is. */
export type EntryKind = 'video' | 'magazine' | 'issue' | 'paper' | 'supplier' | 'product' | 'post' | 'show' | 'release';

/** A province or country. */
export const region = pgTable('region', {
  id: integer('id').primaryKey(),
  nameCn: text('name_cn').notNull(),
  nameEn: text('name_en').notNull(),
  nameDe: text('name_de').notNull().default(''),
  position: integer('position').notNull(),
  /** ISO 3166: `DE` is a country, `CN-ZJ` a part of one. */
  code: text('code'),
});

/** An entry; it is in the editions in which it has a title. */
export const entry = pgTable('entry', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind').$type<EntryKind>().notNull(),
  titleCn: text('title_cn'),
  titleEn: text('title_en'),
  titleDe: text('title_de'),
  briefCn: text('brief_cn').notNull().default(''),
  briefEn: text('brief_en').notNull().default(''),
  briefDe: text('brief_de').notNull().default(''),
  /** What else it is found by, a phrase a line; never shown. */
  searchKeywordsCn: text('search_keywords_cn').notNull().default(''),
  searchKeywordsEn: text('search_keywords_en').notNull().default(''),
  searchKeywordsDe: text('search_keywords_de').notNull().default(''),
  /** Image URL, `/img/...` or absolute. */
  image: text('image'),
  industryId: integer('industry_id'),
  tagIds: integer('tag_ids').array().notNull().default([]),
  /** The magazine of an issue, the supplier of a product or video. */
  ownerId: integer('owner_id'),
  regionId: integer('region_id'),
  /** The language that a magazine is printed in. */
  lang: edition('lang'),
  side: text('side').$type<PostSide>(),
  featured: boolean('featured').notNull().default(false),
  published: boolean('published').notNull().default(true),
  /** Of a trade show, the start of its first day. */
  publishedAt: instant('published_at').notNull(),
  /** The end of a trade show, or of a post's validity. */
  endsAt: instant('ends_at'),
  /** What only its kind has. An object of keys of editions alone is read in the reader's language. */
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  /** What lists show of the details, so that they read no long texts: of a product the first three parameters. */
  listedDetails: jsonb('listed_details')
    .$type<Record<string, unknown>>()
    .notNull()
    .generatedAlwaysAs(
      sql`case kind
        when 'product' then jsonb_set(details, '{parameters}', jsonb_path_query_array(details, '$.parameters[0 to 2]'))
        else details - 'parameters'
      end - '{paragraphs,sections,contents,chapters,gallery,codes,exhibitor_ids,certificates,markets,player,specification}'::text[]`,
    ),
});

/** What a list of entries can be narrowed to; the numbers of `entry_listing.facet`. */
export const entryFacet = {
  all: 0,
  industry: 1,
  tag: 2,
  year: 3,
  owner: 4,
  lang: 5,
  side: 6,
  region: 7,
  featured: 8,
  month: 9,
} as const;

/** The languages of magazines; the first is 1 in `entry_listing.value`. */
export const entryLanguages = ['cn', 'en', 'de'] as const satisfies readonly EditionKey[];

/** One row per published entry, edition and list that it is in. Written by triggers only. */
export const entryListing = pgTable(
  'entry_listing',
  {
    edition: edition().notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    facet: smallint('facet').notNull(),
    value: integer('value').notNull(),
    publishedAt: instant('published_at').notNull(),
    entryId: integer('entry_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.kind, table.facet, table.value, table.publishedAt, table.entryId] }),
  ],
);

/** How many entries are in a list and, of these, in another. */
export const entryCounter = pgTable(
  'entry_counter',
  {
    edition: edition().notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    facet: smallint('facet').notNull(),
    value: integer('value').notNull(),
    otherFacet: smallint('other_facet').notNull(),
    otherValue: integer('other_value').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.kind, table.facet, table.value, table.otherFacet, table.otherValue] }),
  ],
);

/**
 * What products state as a number or a choice, a row for each parameter of `entry.details`. Written by triggers only. A
 * limit counts as the number that is stated, a tolerance as how much it allows to either side.
 */
export const entryParameter = pgTable(
  'entry_parameter',
  {
    entryId: integer('entry_id').notNull(),
    /** Key of a parameter of `@millwright/domain/parameters`; its unit is that of the definition. */
    key: text('key').notNull(),
    low: numeric('low'),
    high: numeric('high'),
    choice: text('choice'),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.key] })],
);
