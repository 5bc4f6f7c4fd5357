import { desc, eq, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { searchSynonym } from '../db/search-schema.ts';
import type { Services } from '../http/environment.ts';
import { createTermAt, splitTerms, synonymGroups, termAt, type TermAt } from './synonyms.ts';

/** Rows of `search_synonym` that are read, the latest first. */
export const mostGroups = 1000;

/** How long they are cached, in milliseconds: editors see what they add after ten seconds. */
const lasts = 10_000;

/** The lookup of synonyms, with a version for the keys of cached searches. */
export interface Thesaurus {
  termAt: TermAt;
  version: string;
}

/** Returns a function that reads the table of synonyms with those of editors. */
export function createThesaurus({ db, clock }: Pick<Services, 'db' | 'clock'>): () => Promise<Thesaurus> {
  let known: Thesaurus = { termAt, version: '' };
  let until = -Infinity;
  return async () => {
    const now = clock().getTime();
    if (now < until && now > until - 2 * lasts) return known;
    until = now + lasts;
    const rows = await queryRows<{ cn: string; en: string }>(
      db,
      sql`select cn, en from search_synonym order by id desc limit ${mostGroups}::integer`,
    );
    const version = rows.length === 0 ? '' : JSON.stringify(rows);
    if (version !== known.version) {
      const groups = rows.map(({ cn, en }) => ({ cn: splitTerms(cn), en: splitTerms(en) }));
      known = { termAt: createTermAt([...synonymGroups, ...groups]), version };
    }
    return known;
  };
}

/** A row of `search_synonym`: terms parted by bars. */
type EditorSynonyms = typeof searchSynonym.$inferSelect;

/** The synonyms of editors, the latest first. */
export const listSynonyms = (db: Database): Promise<EditorSynonyms[]> =>
  db.select().from(searchSynonym).orderBy(desc(searchSynonym.id));

/** Adds a group of synonyms, and returns its id; null where there are {@link mostGroups}, as one more is not read. */
export async function addSynonyms(db: Database, { cn, en }: Omit<EditorSynonyms, 'id'>): Promise<number | null> {
  const [added] = await queryRows<{ id: number }>(
    db,
    sql`insert into search_synonym (cn, en)
      select ${cn}, ${en} where (select count(*) from search_synonym) < ${mostGroups}::integer
      returning id`,
  );
  return added?.id ?? null;
}

/** Removes a group of synonyms; false where there is none of that id. */
export async function removeSynonyms(db: Database, id: number): Promise<boolean> {
  const removed = await db.delete(searchSynonym).where(eq(searchSynonym.id, id)).returning();
  return removed.length > 0;
}
