import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { queryRows } from '../db/database.ts';
import { refuse, RefusedError } from '../http/call.ts';
import type { ApiEnvironment, Services } from '../http/environment.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What a member may do so often, and in what time. Nobody who means it gets there. */
export const actionLimits = {
  enquiry: [
    { most: 20, within: hour },
    { most: 60, within: day },
  ],
  message: [
    { most: 60, within: hour },
    { most: 300, within: day },
  ],
  quote: [
    { most: 60, within: hour },
    { most: 200, within: day },
  ],
  decision: [{ most: 60, within: hour }],
  reading: [{ most: 300, within: 10 * minute }],
  post: [
    { most: 5, within: hour },
    { most: 10, within: day },
  ],
  report: [{ most: 10, within: day }],
  upload: [{ most: 20, within: day }],
  subscription: [{ most: 20, within: hour }],
  favourite: [{ most: 200, within: 10 * minute }],
  download: [{ most: 60, within: hour }],
  contact: [{ most: 100, within: hour }],
  account: [{ most: 60, within: hour }],
  editing: [{ most: 300, within: hour }],
  table: [{ most: 60, within: hour }],
  export: [{ most: 10, within: hour }],
  deletion: [{ most: 10, within: hour }],
} as const;

/** What is limited. */
export type LimitedAction = keyof typeof actionLimits;

/** The first of the two numbers of the lock; the second is the member. */
const lock = 710_205;

/**
 * Counts what a member does, and returns 0 where it may be done, else how many seconds are to wait. However many come
 * at once, from however many processes, the limits hold.
 */
async function countAction(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  memberId: number,
  action: LimitedAction,
): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(lock))}, ${memberId}::integer)`);
    for (const { most, within } of actionLimits[action]) {
      // The one that must be over before there is room again.
      const [blocking] = await queryRows<{ at: number }>(
        tx,
        sql`
        select (extract(epoch from happened_at) * 1000)::float8 as at from member_action
        where member_id = ${memberId}::integer
          and kind = ${action}
          and happened_at > ${new Date(now.getTime() - within).toISOString()}::timestamptz
        order by happened_at desc offset ${most - 1} limit 1`,
      );
      if (blocking) return Math.max(1, Math.ceil((blocking.at + within - now.getTime()) / 1000));
    }
    await tx.execute(
      sql`delete from member_action
        where member_id = ${memberId}::integer
          and happened_at < ${new Date(now.getTime() - 2 * day).toISOString()}::timestamptz`,
    );
    await tx.execute(
      sql`insert into member_action (member_id, kind, happened_at)
        values (${memberId}::integer, ${action}, ${now.toISOString()}::timestamptz)`,
    );
    return 0;
  });
}

/**
 * Counts what a member does.
 * @throws the refusal where it was too often
 */
export async function refuseTooOften(
  context: Context<ApiEnvironment>,
  services: Pick<Services, 'db' | 'clock'>,
  memberId: number,
  action: LimitedAction,
): Promise<void> {
  const seconds = await countAction(services, memberId, action);
  if (seconds === 0) return;
  context.header('retry-after', String(seconds));
  throw new RefusedError(refuse(context, 'member_limit', { status: 429, data: { seconds }, values: { seconds } }));
}
