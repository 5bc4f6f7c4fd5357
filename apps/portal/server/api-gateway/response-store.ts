import { LRUCache } from 'lru-cache';
import { contentTagsHeader } from '@millwright/api/content-tags';
import type { ContentTags, ContentVersions } from '../content-versions.ts';
import { shareCall, type SharedCall } from './shared-call.ts';

/** A response of the API, as pages read it. */
export interface ApiResponse {
  status: number;
  text: string;
  /** For how long it may be used again, in milliseconds. */
  freshFor: number;
  tags: ContentTags;
}

/** A response is requested again after so many milliseconds, however long the API would have it cached. */
const longestFresh = 30_000;

/** How long a response may stand in for one that could not be had, in milliseconds. */
export const longestStale = 24 * 60 * 60_000;

/** A response larger than this part of the store is not stored: it would evict too many. */
const largestShare = 1 / 8;

/** What the headers of a response say of storing it. What is not said to be public is never used again. */
export function cachingOf(header: (name: string) => string | null | undefined): Pick<ApiResponse, 'freshFor' | 'tags'> {
  const control = header('cache-control') ?? '';
  const isShared = /\bpublic\b/.test(control) && !/\bno-(?:store|cache)\b/.test(control) && !header('set-cookie');
  const seconds = isShared ? Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0) : 0;
  const tags = header(contentTagsHeader);
  return { freshFor: Math.min(seconds * 1000, longestFresh), tags: tags ? new Set(tags.split(' ')) : null };
}

/** What is stored under a key. */
interface Entry {
  /** The last response that may be used again, whether or not it has been read. */
  latest?: ApiResponse & { until: number; version: number };
  /** The last response that was what the contract says, and what was read in it. */
  good?: { text: string; value: unknown; at: number };
  /** Text that was made of a response. */
  derived?: string;
}

/** Responses of the API, by the request for them. */
export interface ResponseStore {
  /** The fresh response, that of the same request which is under way, or a new one. */
  request(key: string, signal: AbortSignal, send: (signal: AbortSignal) => Promise<ApiResponse>): Promise<ApiResponse>;
  /** Told of a response that is what the contract says, and of what was read in it. */
  store(key: string, text: string, value: unknown): void;
  /** What was read in the very same text, which nobody may change; undefined where that is not known. */
  readBefore(key: string, text: string): unknown;
  /** Told that the latest response is of no use. */
  refuse(key: string): void;
  /** The text of the last good response, unless it is too old; null without one. */
  stale(key: string): string | null;
  /** Told that there is no such thing any more. */
  forget(key: string): void;
  /** Text that was made of a response, by a key of its own. */
  derived: { get(key: string): string | undefined; set(key: string, text: string): void };
  /** What it holds, and how requests were served. */
  readonly held: { bytes: number; entries: number };
  readonly counts: Readonly<Record<'hit' | 'joined' | 'miss' | 'stale', number>>;
}

/** What a store of responses is made of. */
export interface ResponseStoreOptions {
  /** Bytes that it may hold; with 0 nothing is stored. */
  bytes: number;
  versions: ContentVersions;
  /** How long a call may take that several wait for, in milliseconds. */
  longestCall: number;
  /** Whether changes of content are heard at the moment: while they are not, every response is requested. */
  hearsChanges?: () => boolean;
  now?: () => number;
}

/** One value is shared by all callers: a change by one would be a change for all. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** Characters take up to two bytes, and a value that was read about as much as its text. */
const sizeOf = ({ latest, good, derived }: Entry, key: string): number =>
  2 * (key.length + (latest && latest.text !== good?.text ? latest.text.length : 0) + (derived?.length ?? 0)) +
  4 * (good?.text.length ?? 0) +
  200;

/**
 * Makes the store of responses. A response is used again while it is fresh and nothing of its content has changed, and
 * for a day where no newer one can be had.
 */
export function createResponseStore({
  bytes,
  versions,
  longestCall,
  hearsChanges = () => true,
  now = Date.now,
}: ResponseStoreOptions): ResponseStore {
  const options = { maxSize: bytes, maxEntrySize: Math.floor(bytes * largestShare), sizeCalculation: sizeOf };
  const entries = bytes > 0 ? new LRUCache<string, Entry>(options) : null;
  const running = new Map<string, { version: number; call: SharedCall<ApiResponse> }>();
  const counts = { hit: 0, joined: 0, miss: 0, stale: 0 };
  const change = (key: string, part: Partial<Entry>): void => void entries?.set(key, { ...entries.get(key), ...part });

  return {
    async request(key, signal, send) {
      const latest = entries?.get(key)?.latest;
      if (latest && now() < latest.until && versions.isCurrent(latest.tags, latest.version) && hearsChanges()) {
        counts.hit += 1;
        return latest;
      }
      const known = running.get(key);
      if (known?.version === versions.current) {
        counts.joined += 1;
        return known.call.join(signal);
      }
      counts.miss += 1;
      const version = versions.current;
      const begin = async (ending: AbortSignal): Promise<ApiResponse> => {
        const response = await send(ending);
        const { status, text, tags, freshFor } = response;
        const good = entries?.get(key)?.good;
        if (status === 200 && good?.text === text) change(key, { good: { ...good, at: now() } });
        // What was requested before a change may have been read before it.
        if (status === 200 && freshFor > 0 && versions.isCurrent(tags, version))
          change(key, { latest: { ...response, version, until: now() + freshFor } });
        return response;
      };
      const call: SharedCall<ApiResponse> = shareCall(begin, longestCall, () => {
        if (running.get(key)?.call === call) running.delete(key);
      });
      running.set(key, { version, call });
      return call.join(signal);
    },
    store: (key, text, value) => change(key, { good: { text, value, at: now() } }),
    readBefore(key, text) {
      const good = entries?.get(key)?.good;
      if (good?.text !== text) return undefined;
      freeze(good.value);
      return good.value;
    },
    refuse: (key) => change(key, { latest: undefined }),
    stale(key) {
      const good = entries?.get(key)?.good;
      if (!good || now() - good.at > longestStale) return null;
      counts.stale += 1;
      return good.text;
    },
    forget: (key) => void entries?.delete(key),
    derived: {
      get: (key) => entries?.get(key)?.derived,
      set: (key, derived) => change(key, { derived }),
    },
    get held() {
      return { bytes: entries?.calculatedSize ?? 0, entries: entries?.size ?? 0 };
    },
    counts,
  };
}
