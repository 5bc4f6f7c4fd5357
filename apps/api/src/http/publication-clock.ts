import type { MiddlewareHandler } from 'hono';
import { nextPublicationQuery } from '../content/publication.ts';
import { queryRows } from '../db/database.ts';
import { endCaching, nextPublicationHeader } from './end-caching.ts';
import type { ApiEnvironment, Services } from './environment.ts';
import { caching } from './call.ts';

/** How long is relied on what was read, where nobody tells of changes, in milliseconds. */
const readFor = 30_000;

/** How soon something has to become public for responses to say when: no page is cached for longer. */
const reportedAhead = 3_600_000;

/** Timers count up to a month only. */
const longestWait = 86_400_000;

/** Knows when the next scheduled item becomes public, so that whatever is cached ends then, although nobody edits. */
export interface PublicationClock {
  /** Lets no cache store a response with content for longer, no matter who made it. */
  endCaches: MiddlewareHandler<ApiEnvironment>;
  /** Content has changed, or changes may have been missed: what is next is read again. */
  forget(): void;
  /** When the next becomes public, as far as it is known, in milliseconds; null where nothing waits. */
  next(): number | null;
  /** Calls back when something has become public. Returns how to stop. */
  onPublication(listener: () => void): () => void;
  close(): void;
}

/** Makes a clock over the database; `hearsChanges` says whether somebody tells it of changes at the moment. */
export function createPublicationClock(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  hearsChanges: () => boolean,
): PublicationClock {
  const listeners = new Set<() => void>();
  let known: { next: number | null; readAt: number } | null = null;
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const forget = (): void => {
    known = null;
    reading = null;
  };

  const read = (): Promise<void> => {
    const now = clock();
    const mine: Promise<void> = queryRows<{ next: number | null }>(db, nextPublicationQuery(now)).then(
      ([row]) => {
        if (reading !== mine || isClosed) return;
        const next = row?.next ?? null;
        known = { next, readAt: now.getTime() };
        clearTimeout(timer);
        if (next === null) return;
        // One millisecond more, or a timer that comes early finds nothing due.
        timer = setTimeout(() => void look(), Math.min(longestWait, next - now.getTime() + 1));
        timer.unref();
      },
      // What cannot be read now is read for the next request; this one says what is wrong by itself.
      () => undefined,
    );
    reading = mine;
    return mine.finally(() => {
      if (reading === mine) reading = null;
    });
  };

  const look = async (): Promise<void> => {
    const time = clock().getTime();
    if (known && known.next !== null && time >= known.next) {
      forget();
      for (const listener of listeners) listener();
    }
    const isOld = !known || time < known.readAt || (!hearsChanges() && time >= known.readAt + readFor);
    if (isOld) await (reading ?? read());
  };

  return {
    endCaches: async (context, next) => {
      if (context.req.method !== 'GET') return next();
      await look();
      await next();
      if (context.res.headers.get('cache-control') !== caching.content || !known || known.next === null) return;
      const left = known.next - clock().getTime();
      if (left > reportedAhead) return;
      context.res.headers.set('cache-control', endCaching(caching.content, left));
      context.res.headers.set(nextPublicationHeader, new Date(known.next).toISOString());
    },
    forget,
    next: () => known?.next ?? null,
    onPublication: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
