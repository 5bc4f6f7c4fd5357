import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ArticleType } from '@millwright/domain';
import { edition, instant } from './columns.ts';

/**
 * The tables as the queries see them. The SQL that makes them, with its indices and triggers, stands in `migrations/`;
 * a test compares the columns of both. Time always comes from the application's clock, so no column has a default of
 * `now()`.
 */

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A group of first-level industries in the full industry tree. */
export const industryGroup = pgTable('industry_group', {
  id: integer('id').primaryKey(),
  nameCn: text('name_cn').notNull(),
  nameEn: text('name_en').notNull(),
  nameDe: text('name_de').notNull().default(''),
  position: integer('position').notNull(),
});

/** An industry; `parentId` is set on a child industry. */
export const industry = pgTable('industry', {
  id: integer('id').primaryKey(),
  /** Set on first-level industries. */
  groupId: integer('group_id'),
  parentId: integer('parent_id'),
  /** Slug of `/i/{slug}`; unique, null where only the id URLs the industry. */
  seoPath: text('seo_path'),
  nameCn: text('name_cn').notNull(),
  nameEn: text('name_en').notNull(),
  nameDe: text('name_de').notNull().default(''),
  /** Name of a drawn icon. */
  icon: text('icon').notNull().default(''),
  showNav: boolean('show_nav').notNull().default(true),
  /** The `banner.code` of its banner. */
  bannerCode: text('banner_code'),
  position: integer('position').notNull(),
});

/** A topic tag, named in each edition. */
export const tag = pgTable('tag', {
  id: integer('id').primaryKey(),
  nameCn: text('name_cn').notNull(),
  nameEn: text('name_en').notNull(),
  nameDe: text('name_de').notNull().default(''),
  /** The higher, the more important. */
  grade: integer('grade').notNull(),
});

/** Title, description and keywords of the site, one row per edition. */
export const siteSetting = pgTable('site_setting', {
  edition: edition().primaryKey(),
  metaTitle: text('meta_title').notNull(),
  seoDescription: text('seo_description').notNull(),
  seoKeyword: text('seo_keyword').notNull(),
});

/** A hot keyword of the search panel. */
export const keyword = pgTable('keyword', {
  id: integer('id').primaryKey(),
  edition: edition().notNull(),
  title: text('title').notNull(),
  position: integer('position').notNull(),
});

/** A partner link of the footer. */
export const blogroll = pgTable('blogroll', {
  id: integer('id').primaryKey(),
  edition: edition().notNull(),
  title: text('title').notNull(),
  /** Where it leads; may lack its scheme, may be empty. */
  url: text('url').notNull().default(''),
  /** Value of the link's `rel`; may be empty. */
  urlRel: text('url_rel').notNull().default(''),
  /** URL of a logo; may be empty. */
  path: text('path').notNull().default(''),
  position: integer('position').notNull(),
});

/** An advertising banner. Code `top` is the banner above the header, `industry-{slug}` that of an industry. */
export const banner = pgTable('banner', {
  id: integer('id').primaryKey(),
  edition: edition().notNull(),
  code: text('code').notNull(),
  title: text('title').notNull(),
  /** Image URL, `/img/...` or absolute. */
  image: text('image').notNull(),
  /** The large image of the first visit; null where there is none. */
  image2: text('image2'),
  /** Own path or absolute http(s) URL that a click leads to. */
  targetUrl: text('target_url').notNull(),
  position: integer('position').notNull(),
});

/** A counted click: one visitor counts once an hour. */
export const bannerClick = pgTable(
  'banner_click',
  {
    bannerId: integer('banner_id').notNull(),
    /** Keyed hash of the visitor; never a URL. */
    visitor: text('visitor').notNull(),
    /** The start of the hour. */
    hour: instant('hour').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.hour, table.visitor] })],
);

/** An article, without its body. Triggers keep `article_listing` and `article_counter` in step with it. */
export const article = pgTable('article', {
  id: integer('id').primaryKey(),
  edition: edition().notNull(),
  /** Custom url name, unique in its edition; never digits only. */
  diyUrl: text('diy_url'),
  /** Absolute URL where the article lives elsewhere. */
  url: text('url'),
  title: text('title').notNull(),
  brief: text('brief').notNull().default(''),
  /** What else it is found by, a phrase a line; never shown. */
  searchKeywords: text('search_keywords').notNull().default(''),
  /** Image URL, `/img/...` or absolute. */
  image: text('image'),
  source: text('source').notNull().default(''),
  author: text('author'),
  /** First-level or child industry. */
  industryId: integer('industry_id'),
  types: text('types').array().$type<ArticleType[]>().notNull().default([]),
  tagIds: integer('tag_ids').array().notNull().default([]),
  /** The same article in another edition. */
  counterpartId: integer('counterpart_id'),
  /** A draft is in no list and has no page. */
  published: boolean('published').notNull().default(true),
  publishedAt: instant('published_at').notNull(),
  modifiedAt: instant('modified_at').notNull(),
});

/** The body of an article, apart from it so that lists stay narrow. */
export const articleBody = pgTable('article_body', {
  articleId: integer('article_id').primaryKey(),
  /** HTML as it was written. */
  source: text('source').notNull(),
  /** Sanitised HTML; valid only while `htmlHash` fits rules, source and html. */
  html: text('html').notNull().default(''),
  htmlHash: text('html_hash').notNull().default(''),
  /** The source from its first table on, of 4,000 characters at most; null where it has none. */
  tables: text('tables').generatedAlwaysAs(sql`left(substring(source from '(?i)<table.*'), 4000)`),
  /**
   * The text of the source as far as it is indexed, so that a search reads no whole body; of use while the article has
   * its search document, with which it is made. Null where that was never done.
   */
  searchText: text('search_text'),
});

/** What a list can be narrowed to; the numbers of `article_listing.kind`. */
export const listingKind = { all: 0, industry: 1, tag: 2, type: 3, year: 4, month: 5 } as const;

/** The numbers of article types in `article_listing.value` where the kind is `type`. */
export const articleTypeNumber: Readonly<Record<ArticleType, number>> = {
  Editorpick: 1,
  latest: 2,
  oversea: 3,
  newswire: 4,
};

/** One row per published article and list that it is in, in the order of the list. Written by triggers only. */
export const articleListing = pgTable(
  'article_listing',
  {
    edition: edition().notNull(),
    kind: smallint('kind').notNull(),
    /** Industry or tag id, number of the type, year, year * 100 + month; 0 for all. */
    value: integer('value').notNull(),
    publishedAt: instant('published_at').notNull(),
    articleId: integer('article_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.kind, table.value, table.publishedAt, table.articleId] })],
);

/** How many articles are in a list (`kind`, `value`) and, of these, in another (`facet_kind`, `facet_value`). */
export const articleCounter = pgTable(
  'article_counter',
  {
    edition: edition().notNull(),
    kind: smallint('kind').notNull(),
    value: integer('value').notNull(),
    facetKind: smallint('facet_kind').notNull(),
    facetValue: integer('facet_value').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.kind, table.value, table.facetKind, table.facetValue] })],
);

/**
 * Changes whenever a list of articles, or of entries, does, and whenever what is searched does. Written by triggers
 * only.
 */
export const listVersion = pgTable('list_version', {
  name: text('name').$type<'article' | 'entry' | 'search_article' | 'search_entry'>().primaryKey(),
  version: uuid('version').notNull(),
  /** Searched documents that were added or removed so far. */
  changes: bigint('changes', { mode: 'number' }).notNull().default(0),
  /** The journal holds all changes after this one; null where it holds none. */
  journalFrom: bigint('journal_from', { mode: 'number' }),
  /** When all common terms were last counted, in changes. */
  tallied: bigint('tallied', { mode: 'number' }),
});

/**
 * What is searched: a row for each published article, and for each entry and edition that it is in. The application
 * makes the terms; triggers remove the row when its source changes, so that a missing row means that it has to be made.
 */
export const searchDocument = pgTable(
  'search_document',
  {
    edition: edition().notNull(),
    /** The place of the kind in `SEARCH_KINDS`; 8 of a model, which is found by its series. */
    kind: smallint('kind').notNull(),
    id: integer('id').notNull(),
    publishedAt: instant('published_at').notNull(),
    industryId: integer('industry_id'),
    /** Year * 100 + month in Asia/Shanghai. */
    month: integer('month').notNull(),
    /** Article types, one bit each: `1 << (articleTypeNumber - 1)`. */
    types: smallint('types').notNull().default(0),
    tagIds: integer('tag_ids').array().notNull().default([]),
    /** The product that stands for the series which this is the place or a model of; null of everything else. */
    series: integer('series'),
    /** The version of the rules that its terms were made by (`termRules`). */
    rules: smallint('rules').notNull().default(0),
    /** Terms of the title alone. */
    head: tsvector('head').notNull(),
    terms: tsvector('terms').notNull(),
    /** Spaces that make the row so long that its terms are kept out of it; packed, they are thirty bytes. */
    filling: text('filling')
      .notNull()
      .default(sql`repeat(' ', 2100)`),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.edition] })],
);

/** In how many documents what is common stands, by `search_group`; counted by the application. */
export const searchTally = pgTable(
  'search_tally',
  {
    edition: edition().notNull(),
    /** What a document has to hold, as the search requires it. */
    required: text('required').notNull(),
    /** How many changes had come when it was counted. */
    articleChanges: bigint('article_changes', { mode: 'number' }).notNull(),
    entryChanges: bigint('entry_changes', { mode: 'number' }).notNull(),
    groups: bigint('groups', { mode: 'number' }).array().notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.required] })],
);

/** Searched documents that were added or removed of late, for what was counted before. Written by triggers only. */
export const searchJournal = pgTable('search_journal', {
  name: text('name').$type<'search_article' | 'search_entry'>().notNull(),
  change: bigint('change', { mode: 'number' }).notNull(),
  edition: edition().notNull(),
  groupKey: bigint('group_key', { mode: 'number' }).notNull(),
  /** 1 for a document that was added, -1 for one that was removed. */
  sign: smallint('sign').notNull(),
  terms: tsvector('terms').notNull(),
});

/** Words of titles, names and briefs that are searched; keywords are corrected by them. */
export const searchWord = pgTable('search_word', {
  word: text('word').primaryKey(),
  /** Numbers that words which are alike share. */
  keys: integer('keys').array().notNull(),
});

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

/** Views of a path in an edition on a day of Asia/Shanghai. */
export const pageView = pgTable(
  'page_view',
  {
    edition: edition().notNull(),
    path: text('path').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.edition, table.path] })],
);

/** Facts about the installation itself: whether it was seeded, its own secrets. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export * from './entry-schema.ts';
export * from './search-schema.ts';
export * from './member-schema.ts';
export * from './member-post-schema.ts';
export * from './member-thing-schema.ts';
export * from './sourcing-schema.ts';
export * from './thread-schema.ts';
export * from './transfer-schema.ts';
