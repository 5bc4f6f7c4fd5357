import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../compress.ts';
import type { Config } from '../config.ts';
import { editionOf } from '../edition.ts';
import type { BestCompression } from './best-compression.ts';
import { givePage } from './give-page.ts';
import type { CacheKeyOf } from './cache-key.ts';
import type { PageCache } from './page-cache.ts';
import { bodyIn } from './stored-page.ts';

/** A host that is read in one way only, with its port. */
export const plainHost = /^([a-z][a-z0-9.-]*|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/;

/** What a server with cached pages needs. */
export interface KeptPages {
  config: Pick<Config, 'editionByHost'>;
  cache: PageCache;
  cacheKey: CacheKeyOf;
  best: BestCompression;
}

/**
 * Answers a request with a cached page, before everything else in the server sees it. False where it cannot, and then
 * nothing has been written. It decides as the rest of the server does, and reads nothing of the request but its host,
 * its address, its edition cookie where the host names no edition, and which form it takes.
 */
export function createKeptPages({
  config,
  cache,
  cacheKey,
  best,
}: KeptPages): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const host = plainHost.exec(headers.host ?? '')?.[1];
    if (host === undefined) return false;
    const address = cacheKey(url);
    const given = address === null ? null : cache.find(editionOf(host, headers.cookie, config), address);
    if (!given) return false;
    const body = bodyIn(given.page, acceptedEncoding(headers['accept-encoding']));
    if (body instanceof Promise) return false;
    const answer = givePage(given, body, {
      isHead: method === 'HEAD',
      ifNoneMatch: headers['if-none-match'],
      requestId: randomUUID(),
    });
    response.writeHead(answer.status, answer.headers);
    if (answer.bytes) response.end(answer.bytes);
    else response.end();
    cache.count(given);
    best.consider(given, body);
    return true;
  };
}
