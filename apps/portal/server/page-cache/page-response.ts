import { endCaching } from '@millwright/api/end-caching';
import { pageLifetimes } from '../cache-policy.ts';
import { knownTag, type ServedPage, type StoredBody } from './stored-page.ts';

/** What a response with a cached page consists of. */
export interface PageResponse {
  status: number;
  /** Names and values in turn, as node:http takes them. */
  headers: string[];
  /** Null where the response has none: for HEAD, and when the client has the page. */
  bytes: Buffer | null;
}

/** The part of a request that decides how a page is served. */
export interface PageConditions {
  isHead: boolean;
  /** `If-None-Match` */
  ifNoneMatch: string | undefined;
  requestId: string;
}

const ofTheBody = new Set(['content-type', 'content-encoding', 'content-length', 'etag']);
/** No page is cached for longer by caches in front of us. */
const longestCached = 3_600_000;
const shortly = `public, max-age=${pageLifetimes.degraded / 1000}`;

/** The headers that all responses with this body have. */
function headOf({ page }: ServedPage, body: StoredBody): readonly string[] {
  const head = page.headers.flat();
  if (body.encoding) head.push('content-encoding', body.encoding);
  head.push('content-length', String(body.bytes.length));
  if (page.status === 200) head.push('etag', body.etag);
  return head;
}

/** The headers without those that `drops` names, or with another value. */
function changed(headers: readonly string[], change: (name: string, value: string) => string | null): string[] {
  const result: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const value = change(headers[index]!, headers[index + 1]!);
    if (value !== null) result.push(headers[index]!, value);
  }
  return result;
}

/** The response with a page, or that the client has it already. */
export function pageResponse(
  served: ServedPage,
  body: StoredBody,
  { isHead, ifNoneMatch, requestId }: PageConditions,
): PageResponse {
  const { page, from, instead, left } = served;
  page.served += 1;
  const head = (body.head ??= headOf(served, body));
  // Visitors tell the operator the number that stands on an error page.
  const number = page.status >= 500 ? (page.requestId ?? requestId) : requestId;
  let headers = [...head, 'x-request-id', number, 'x-cache', from];
  if (instead) {
    headers = changed(headers, (name, value) =>
      name === 'cache-control' && value.startsWith('public') ? shortly : value,
    );
    headers.push('x-degraded', 'stale');
  }
  if (left < longestCached)
    headers = changed(headers, (name, value) => (name === 'cache-control' ? endCaching(value, left) : value));
  const tag = page.status === 200 ? knownTag(ifNoneMatch, page) : null;
  if (tag === null) return { status: page.status, headers, bytes: isHead ? null : body.bytes };
  headers = changed(headers, (name, value) => (ofTheBody.has(name) ? null : value));
  headers.push('etag', tag);
  return { status: 304, headers, bytes: null };
}
