import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageLifetimes } from '../cache-policy.ts';
import { acceptedEncoding } from '../compress.ts';
import type { ContentVersions } from '../content-versions.ts';
import { editionOf, plainHost, type ChosenEdition, type EditionRules } from '../edition.ts';
import type { BestCompression } from './best-compression.ts';
import type { CacheKeyOf } from './cache-key.ts';
import { pageResponse } from './page-response.ts';
import { createPageStore, type StoreEntry } from './page-store.ts';
import { bodyIn, storedPage, type RenderedPage, type ServedPage, type StoredPage } from './stored-page.ts';

/** How a cache of pages is made. */
export interface PageCacheOptions {
  /** Bytes that it may hold. */
  bytes: number;
  /** Renders a page of an edition. Rejects, or has a status of 500 and above, when it cannot. */
  render(chosen: ChosenEdition, path: string): Promise<RenderedPage>;
  /** When the next scheduled item becomes public, in milliseconds; null where that is not known. @default null */
  nextPublication?: () => number | null;
  /** Counts the changes of content. */
  versions: ContentVersions;
  /** Milliseconds. @default Date.now */
  now?: () => number;
}

/** Pages that are the same for every visitor of an edition. */
export interface PageCache {
  /**
   * A page that can be served at once; null where it has to be rendered first. A stale one is rendered again
   * meanwhile.
   */
  find(chosen: ChosenEdition, path: string): ServedPage | null;
  /** The page: cached, or rendered now, once however many request it. */
  serve(chosen: ChosenEdition, path: string): Promise<ServedPage>;
  /** Whether it has the page, however old. */
  holds(chosen: ChosenEdition, path: string): boolean;
  /** Counts a page again, which has more bodies than before. */
  recount(key: string): void;
  /** Counts a page that was served. */
  count(served: ServedPage): void;
  /** What it holds. */
  readonly held: { bytes: number; pages: number };
  /** Pages that were served, by where they came from. */
  readonly counts: Readonly<Record<ServedPage['from'], number>>;
}

const keyOf = ({ editionKey, byHost }: ChosenEdition, path: string): string =>
  `${editionKey}${byHost ? '' : '~'}${path}`;

const valueOf = ({ headers }: RenderedPage, name: string): string | undefined =>
  headers.find(([known]) => known === name)?.[1];

/**
 * Whether a response may be served to another visitor: a page, or that there is none; nothing that is one visitor's.
 */
const isStorable = (page: RenderedPage): boolean =>
  (page.status === 200 || page.status === 404) &&
  valueOf(page, 'set-cookie') === undefined &&
  !/no-store/.test(valueOf(page, 'cache-control') ?? '') &&
  /^(?:text\/(?:html|plain|calendar)|application\/(?:(?:rss\+|atom\+)?xml|(?:manifest\+)?json))\b/.test(
    valueOf(page, 'content-type') ?? '',
  );

/** The same page again reuses its cached bodies. */
const cacheBodies = (page: StoredPage, before: StoredPage | undefined): StoredPage => {
  const isSame = before?.hash === page.hash && JSON.stringify(before.headers) === JSON.stringify(page.headers);
  return isSame ? { ...page, bodies: before.bodies, making: before.making, served: before.served } : page;
};

/** Creates a cache of pages. */
export function createPageCache({
  bytes,
  render,
  nextPublication = () => null,
  versions,
  now = Date.now,
}: PageCacheOptions): PageCache {
  const store = createPageStore(bytes);
  const running = new Map<string, { version: number; rendering: Promise<ServedPage> }>();
  const counts = { hit: 0, stale: 0, miss: 0 };

  const renderAgain = async (
    key: string,
    chosen: ChosenEdition,
    path: string,
    before: StoreEntry | undefined,
  ): Promise<ServedPage> => {
    const version = versions.current;
    const begun = now();
    const publications = [nextPublication()];
    const whole =
      before && !before.degraded && before.page.status === 200 && now() - before.renderedAt < pageLifetimes.ifError
        ? before
        : null;
    const instead = (): ServedPage | null => {
      if (!whole) return null;
      whole.insteadUntil = now() + pageLifetimes.again;
      return { key, page: whole.page, from: 'stale', instead: true, left: Infinity };
    };
    let rendered: RenderedPage;
    try {
      rendered = await render(chosen, path);
    } catch (error) {
      const old = instead();
      if (old) return old;
      throw error;
    }
    const degraded = valueOf(rendered, 'x-degraded') !== undefined;
    const old = degraded || rendered.status >= 500 ? instead() : null;
    if (old) return old;
    const page = cacheBodies(storedPage(rendered), before?.page);
    // Of what was known before and after, the first that the page may have been made before.
    publications.push(nextPublication());
    const ends = Math.min(...publications.map((at) => (at !== null && at > begun ? at : Infinity)));
    const left = ends - now();
    const isOvertaken = (store.get(key)?.version ?? version) > version;
    if (isOvertaken) return { key, page, from: 'miss', instead: false, left };
    if (isStorable(rendered)) {
      const renderedAt = now();
      const freshUntil = renderedAt + (degraded ? pageLifetimes.again : pageLifetimes.fresh);
      store.set(key, { page, renderedAt, freshUntil, ends, version, degraded, insteadUntil: 0 });
    } else if (rendered.status < 500) store.delete(key);
    return { key, page, from: 'miss', instead: false, left };
  };

  /** Renders a page once at a time; a rendering that began before the content changed is not waited for. */
  const renderOnce = (
    key: string,
    chosen: ChosenEdition,
    path: string,
    before: StoreEntry | undefined,
  ): Promise<ServedPage> => {
    const known = running.get(key);
    if (known?.version === versions.current) return known.rendering;
    const rendering = renderAgain(key, chosen, path, before).finally(() => {
      if (running.get(key)?.rendering === rendering) running.delete(key);
    });
    running.set(key, { version: versions.current, rendering });
    return rendering;
  };

  const look = (key: string, chosen: ChosenEdition, path: string, entry: StoreEntry | undefined): ServedPage | null => {
    if (!entry) return null;
    const time = now();
    const left = entry.ends - time;
    const isCurrent = left > 0 && versions.isCurrent(entry.page.tags, entry.version);
    if (isCurrent && time < entry.freshUntil) return { key, page: entry.page, from: 'hit', instead: false, left };
    if (time < entry.insteadUntil) return { key, page: entry.page, from: 'stale', instead: true, left: Infinity };
    const isUsable =
      isCurrent &&
      entry.page.status === 200 &&
      !entry.degraded &&
      time < entry.freshUntil + pageLifetimes.whileRevalidating;
    if (!isUsable) return null;
    // Its faults are in the log; the client gets the stale page.
    void renderOnce(key, chosen, path, entry).catch(() => undefined);
    return { key, page: entry.page, from: 'stale', instead: false, left };
  };

  return {
    find(chosen, path) {
      const key = keyOf(chosen, path);
      return look(key, chosen, path, store.get(key));
    },
    async serve(chosen, path) {
      const key = keyOf(chosen, path);
      const entry = store.get(key);
      return look(key, chosen, path, entry) ?? renderOnce(key, chosen, path, entry);
    },
    holds: (chosen, path) => store.get(keyOf(chosen, path)) !== undefined,
    count: ({ from }) => void (counts[from] += 1),
    counts,
    recount: (key) => store.recount(key),
    get held() {
      return { bytes: store.bytes, pages: store.pages };
    },
  };
}

/** What a server with cached pages needs. */
export interface CachedPagesOptions {
  config: EditionRules;
  cache: PageCache;
  cacheKey: CacheKeyOf;
  best: BestCompression;
}

/**
 * Serves a cached page, before everything else in the server sees it. False where it cannot, and then
 * nothing has been written. It decides as the rest of the server does, and reads nothing of the request but its host,
 * its URL, its edition cookie where the host names no edition, and the encodings that it accepts.
 */
export function createCachedPages({
  config,
  cache,
  cacheKey,
  best,
}: CachedPagesOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const host = plainHost.exec(headers.host ?? '')?.[1];
    if (host === undefined) return false;
    const path = cacheKey(url);
    const served = path === null ? null : cache.find(editionOf(host, headers.cookie, config), path);
    if (!served) return false;
    const body = bodyIn(served.page, acceptedEncoding(headers['accept-encoding']));
    if (body instanceof Promise) return false;
    const {
      status,
      headers: written,
      bytes,
    } = pageResponse(served, body, {
      isHead: method === 'HEAD',
      ifNoneMatch: headers['if-none-match'],
      requestId: randomUUID(),
    });
    response.writeHead(status, written);
    if (bytes) response.end(bytes);
    else response.end();
    cache.count(served);
    best.consider(served, body);
    return true;
  };
}
