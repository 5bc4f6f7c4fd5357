import { sql } from 'drizzle-orm';
import { queryRows } from '../db/database.ts';
import type { Services } from '../http/environment.ts';
import { createTermAt, splitTerms, synonymGroups, termAt, type TermAt } from './synonyms.ts';

/** Rows of `search_synonym` that are read, the latest first. */
const mostGroups = 1000;

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
