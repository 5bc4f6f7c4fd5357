import type { EditionKey } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shanghaiDay } from '../../shanghai-day.ts';

/** Page views that wait to be written; more are dropped and counted. */
const mostWaiting = 10_000;

/** The same visitor and page counts again after this time, in milliseconds. */
const repeatAfter = 5000;

const flushInterval = 1000;

interface View {
  edition: EditionKey;
  path: string;
  visitor: string;
}

/** Collects page views and writes them once a second, so that no page waits for it. */
export interface ViewBuffer {
  add(view: View): void;
  /** Writes what waits. Never rejects: views that cannot be written are dropped and counted. */
  flush(): Promise<void>;
  /** How many views were dropped. */
  dropped(): number;
  close(): Promise<void>;
}

/** Makes the buffer of page views. */
export function createViewBuffer(db: Database, clock: () => Date): ViewBuffer {
  let waiting = new Map<string, { edition: EditionKey; path: string; day: string; count: number }>();
  const seen = new Map<string, number>();
  let dropped = 0;

  const isRepeat = (view: View, now: number): boolean => {
    const key = `${view.visitor} ${view.edition} ${view.path}`;
    const last = seen.get(key);
    if (last !== undefined && now - last < repeatAfter && now >= last) return true;
    seen.delete(key);
    seen.set(key, now);
    if (seen.size > mostWaiting) seen.delete(seen.keys().next().value!);
    return false;
  };

  /** Forgets visitors after {@link repeatAfter}, also where nobody comes after them. */
  const forget = (now: number): void => {
    // The oldest are first: a map keeps the order in which its keys came.
    for (const [key, time] of seen) {
      if (now - time < repeatAfter && now >= time) break;
      seen.delete(key);
    }
  };

  const flush = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const views = [...waiting.values()];
    waiting = new Map();
    try {
      await db.execute(sql`insert into page_view as v (edition, path, day, count)
        select edition, path, day, count from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
          as w (edition text, path text, day date, count integer) order by day, edition, path
        on conflict (day, edition, path) do update set count = v.count + excluded.count`);
    } catch {
      dropped += views.reduce((sum, { count }) => sum + count, 0);
    }
  };
  const timer = setInterval(() => {
    forget(clock().getTime());
    void flush();
  }, flushInterval);
  timer.unref();

  return {
    add(view) {
      const now = clock().getTime();
      if (isRepeat(view, now)) return;
      const { edition, path } = view;
      const day = shanghaiDay(now);
      const key = `${day} ${edition} ${path}`;
      const known = waiting.get(key);
      if (known) known.count += 1;
      else if (waiting.size < mostWaiting) waiting.set(key, { edition, path, day, count: 1 });
      else dropped += 1;
    },
    flush,
    dropped: () => dropped,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
