import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment, Services } from './environment.ts';
import { caching } from './envelope.ts';

/** How long a response is cached, in milliseconds: less than every cache in front of us may keep it. */
const rememberedFor = 30_000;

/** One response may take this part of the cache. */
const largestShare = 1 / 16;

/** Cached responses with content, as they were sent. */
export interface RememberedAnswers {
  /** Serves a cached response, or caches it. It stands behind everything that looks at the client. */
  remember: MiddlewareHandler<ApiEnvironment>;
  /** Content has changed, or changes may have been missed: nothing from before is given again. */
  forget(): void;
}

/** How much is remembered, and when. */
export interface AnswerMemoryOptions {
  /** Bytes that it may take; with 0 no response is cached. */
  bytes: number;
  /** Whether changes of content are heard at the moment: while they are not, nothing is given again. */
  hearsChanges: () => boolean;
}

interface Remembered {
  text: string;
  headers: Record<string, string>;
  until: number;
  size: number;
}

/**
 * Caches responses with content, up to so many bytes; the least recently used is evicted first. Only
 * what every cache may store is cached: it is the same for every client that requests one language.
 */
export function rememberAnswers(
  { bytes, hearsChanges }: AnswerMemoryOptions,
  { clock, meter }: Pick<Services, 'clock' | 'meter'>,
): RememberedAnswers {
  const known = new Map<string, Remembered>();
  let held = 0;
  let generation = 0;

  const drop = (key: string, { size }: Remembered): void => {
    known.delete(key);
    held -= size;
  };

  const keep = (key: string, text: string, headers: Record<string, string>): void => {
    // Text of one byte a character is held as such, all other text as two.
    const size = 2 * (text.length + key.length) + 500;
    if (size > bytes * largestShare) return;
    const before = known.get(key);
    if (before) drop(key, before);
    known.set(key, { text, headers, size, until: clock().getTime() + rememberedFor });
    held += size;
    for (const [oldest, entry] of known) {
      if (held <= bytes) break;
      drop(oldest, entry);
    }
  };

  const find = (key: string): Remembered | null => {
    const entry = known.get(key);
    if (!entry) return null;
    known.delete(key);
    const time = clock().getTime();
    // A clock that was set back would let it live longer.
    if (time >= entry.until || time < entry.until - rememberedFor) {
      held -= entry.size;
      return null;
    }
    known.set(key, entry);
    return entry;
  };

  const forget = (): void => {
    generation += 1;
    known.clear();
    held = 0;
  };

  return {
    forget,
    remember: async (context, next) => {
      const { method, url } = context.req;
      if (method !== 'GET' || bytes === 0 || !hearsChanges()) return next();
      const at = url.indexOf('/', url.indexOf('//') + 2);
      if (!url.startsWith('/api/', at)) return next();
      const key = `${context.get('edition')} ${url.slice(at)}`;
      const entry = find(key);
      if (entry) {
        meter.cache('answers', 'hit');
        return context.body(entry.text, 200, entry.headers);
      }
      const askedIn = generation;
      await next();
      const { status, headers } = context.res;
      if (status !== 200 || headers.get('cache-control') !== caching.content || headers.has('set-cookie')) return;
      meter.cache('answers', 'miss');
      const text = await context.res.clone().text();
      // What was requested before a change may have been read before it.
      if (askedIn === generation) keep(key, text, Object.fromEntries(headers));
    },
  };
}
