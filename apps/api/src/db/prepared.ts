import { sql, type SQL } from 'drizzle-orm';
import { preparedMark } from './statement-names.ts';

/**
 * Has the database plan a statement once and cache the plan, which for one that is long saves more than half of its
 * cost. Only for statements whose best plan does not depend on their values: the plan is made for none in particular.
 */
export const prepared = (query: SQL): SQL => sql`${query} ${sql.raw(preparedMark)}`;

/**
 * Ids of rows as an array for a prepared statement. It stands in a sub-select because the planner looks at the length
 * of an array that it is given: one plan for each length seems better to it than one for all, and it would plan the
 * statement each time.
 */
export const idArray = (ids: readonly number[], type: 'integer' | 'bigint' = 'integer'): SQL =>
  sql`(select ${`{${ids.join(',')}}`}::${sql.raw(type)}[])`;
