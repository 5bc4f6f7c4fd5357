import { sql, type SQL } from 'drizzle-orm';

/** Ends the text of a statement whose plan the database caches. */
const mark = '/* prepared */';

/** Most prepared statements of one connection; what comes later is planned each time. */
export const mostPrepared = 200;

/**
 * Has the database plan a statement once and cache the plan, which for one that is long saves more than half of its
 * cost. Only for statements whose best plan does not depend on their values: the plan is made for none in particular.
 */
export const prepared = (query: SQL): SQL => sql`${query} ${sql.raw(mark)}`;

/** Whether the database is to cache the plan of a statement. */
export const isPrepared = (text: string): boolean => text.endsWith(mark);

/** Names of the prepared statements, by their text; undefined for what is planned each time. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!isPrepared(text)) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared) return known;
    const name = `kept_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
