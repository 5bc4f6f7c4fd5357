import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../compress.ts';
import { editionOf, type EditionRules } from '../edition.ts';
import type { BestCompression } from './best-compression.ts';
import { pageResponse } from './page-response.ts';
import type { CacheKeyOf } from './cache-key.ts';
import type { PageCache } from './page-cache.ts';
import { bodyIn } from './stored-page.ts';

/** A host that is read in one way only, with its port. */
export const plainHost = /^([a-z][a-z0-9.-]*|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/;

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
