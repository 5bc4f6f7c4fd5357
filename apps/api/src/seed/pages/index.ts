import type { Database } from '../../db/database.ts';
import * as schema from '../../db/schema.ts';
import { inEdition } from '../../routes/entries/entries.wire.ts';
import { editionKeys } from '../demo-articles/content.types.ts';
import { insertRows } from '../insert-rows.ts';
import { aboutPages } from './about.ts';
import { meetingPages } from './meeting.ts';
import { policyPages } from './policies.ts';

const modifiedAt = new Date('2026-11-18T09:00:00+08:00');

/** The editorial pages, ready to be inserted: each in both editions. */
export const pageRows = (): (typeof schema.page.$inferInsert)[] =>
  [...aboutPages, ...policyPages, ...meetingPages].flatMap(({ slug, title, brief, image = null, blocks }) =>
    editionKeys.map((edition) => ({
      slug,
      edition,
      title: title[edition],
      brief: brief[edition],
      image,
      modifiedAt,
      blocks: inEdition(blocks, edition) as object[],
    })),
  );

/** Fills in the editorial pages. */
export const seedPages = (db: Database): Promise<void> => insertRows(db, schema.page, pageRows());
