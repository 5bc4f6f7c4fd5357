import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';
import { searchMiss, searchSynonym } from '../db/search-schema.ts';

/** What is brought in and out, in the order in which each finds what it refers to. */
export interface Entity {
  table: PgTable;
  /** The names of its columns that tell a row from others. */
  identity: readonly string[];
  /** A column that refers to a row of the same table, which may come later. */
  later?: string;
}

/** Content, and what is counted of it. Members and what is theirs stay where they are: a backup holds them. */
export const entities: Readonly<Record<string, Entity>> = {
  industryGroup: { table: schema.industryGroup, identity: ['id'] },
  industry: { table: schema.industry, identity: ['id'], later: 'parentId' },
  tag: { table: schema.tag, identity: ['id'] },
  region: { table: schema.region, identity: ['id'] },
  siteSetting: { table: schema.siteSetting, identity: ['edition'] },
  keyword: { table: schema.keyword, identity: ['id'] },
  blogroll: { table: schema.blogroll, identity: ['id'] },
  banner: { table: schema.banner, identity: ['id'] },
  article: { table: schema.article, identity: ['id'], later: 'counterpartId' },
  entry: { table: schema.entry, identity: ['id'], later: 'ownerId' },
  entryContact: { table: schema.entryContact, identity: ['entryId'] },
  enquiryEvent: { table: schema.enquiryEvent, identity: ['id'] },
  page: { table: schema.page, identity: ['slug', 'edition'] },
  searchSynonym: { table: searchSynonym, identity: ['id'] },
  searchMiss: { table: searchMiss, identity: ['edition', 'keyword'] },
  pageView: { table: schema.pageView, identity: ['edition', 'path', 'day'] },
  oldMedia: { table: schema.oldMedia, identity: ['path'] },
  oldUrl: { table: schema.oldUrl, identity: ['path', 'articleId'] },
  oldList: { table: schema.oldList, identity: ['path'] },
  externalKey: { table: schema.externalKey, identity: ['source', 'key', 'edition'] },
};

/** The columns of an entity, by their names in records: those that the database computes are in none. */
export const columnsOf = ({ table }: Entity): Readonly<Record<string, PgColumn>> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === undefined));

/** The name of an entity's table. */
export const tableName = ({ table }: Entity): string => getTableConfig(table).name;

/** A row as a record: dates as text that says their zone. */
export function toRecord(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}
