import { callAt, type Call } from '@millwright/api-client/contract';
import { editionKeys, editionOfAcceptLanguage, htmlLang } from '@millwright/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnvironment, Services } from './environment.ts';
import { refuse } from './call.ts';

type Guard = MiddlewareHandler<ApiEnvironment>;

const longestUrl = 8192;
/** In bytes, unless the contract says otherwise of a call. */
const largestBody = 16 * 1024;
const callOf = ({ req }: Context): Call | undefined => callAt(req.method, req.path);
const largestBodyOf = (context: Context): number => callOf(context)?.largestBody ?? largestBody;

/**
 * Sets the edition, and the headers of every response: before there is one, for Hono makes another response around the
 * same body for each header that comes later.
 */
export const describeResponse: Guard = (context, next) => {
  context.set(
    'edition',
    editionOfAcceptLanguage(context.req.header('accept-language')) ?? context.env?.edition ?? editionKeys()[0]!,
  );
  context.header('x-content-type-options', 'nosniff');
  // Images are the same in every language.
  const isImage = context.req.path.startsWith('/img/');
  context.header('vary', isImage ? 'Origin' : 'Accept-Language, Origin');
  if (!isImage) context.header('content-language', htmlLang(context.get('edition')));
  return next();
};

/** Refuses URLs that no page of ours makes. */
export const limitUrlLength: Guard = (context, next) =>
  context.req.url.length > longestUrl ? Promise.resolve(refuse(context, 'address_too_long', { status: 414 })) : next();

const tooLarge = (context: Context<ApiEnvironment>) => refuse(context, 'too_large', { status: 413 });
const streamLimits = new Map<number, Guard>();
const limitStream = (maxSize: number): Guard => {
  const limit = streamLimits.get(maxSize) ?? bodyLimit({ maxSize, onError: tooLarge });
  streamLimits.set(maxSize, limit);
  return limit;
};

/**
 * Refuses bodies that no page of ours sends. One that says how long it is is not touched: a stream of which a part was
 * read is not read to its end by the server, which then ends the connection that a proxy keeps for the next visitor.
 */
export const limitBody: Guard = (context, next) =>
  Number(context.req.header('content-length') ?? 0) > largestBodyOf(context)
    ? Promise.resolve(tooLarge(context))
    : limitStream(largestBodyOf(context))(context, next);

/** Lets pages of the configured origins call with credentials; an origin is compared whole and never reflected. */
export const allowOrigins =
  ({ allowedOrigins }: Pick<Services, 'allowedOrigins'>): Guard =>
  async (context, next) => {
    const origin = context.req.header('origin');
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
    if (isAllowed) {
      context.header('access-control-allow-origin', origin);
      context.header('access-control-allow-credentials', 'true');
    }
    if (context.req.method !== 'OPTIONS') return next();
    if (isAllowed) {
      context.header('access-control-allow-methods', 'GET, POST, DELETE');
      context.header('access-control-allow-headers', 'content-type, x-requested-with');
      context.header('access-control-max-age', '600');
    }
    return context.body(null, 204);
  };

/**
 * Whether no foreign page made the browser send the request: by Fetch Metadata, which a page cannot forge, else by
 * the origin that older browsers, and all on plain http, send alone. Programs that are no browsers send neither.
 */
export function isNotForeign(
  context: Context<ApiEnvironment>,
  services: Pick<Services, 'allowedOrigins' | 'siteOrigins'>,
): boolean {
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site');
  if (origin === 'null') return false;
  if (origin !== undefined && services.allowedOrigins.includes(origin)) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'same-site' || site === 'none';
  // No page can choose the host that its browser requests, so that one of the same host is ours.
  return (
    origin === undefined ||
    services.siteOrigins.includes(origin) ||
    URL.parse(origin)?.host === new URL(context.req.url).host
  );
}

/**
 * Refuses what another site makes a browser send, and any body that is not declared to be JSON, or bytes where a call
 * takes a file: pages of other sites can
 * send neither.
 *
 * @param takes whether a path takes a method; where not, that is what is wrong, whatever the body is
 */
export const refuseForgery =
  (
    services: Pick<Services, 'allowedOrigins' | 'siteOrigins'>,
    takes: (path: string, method: string) => boolean,
  ): Guard =>
  async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    if (!isNotForeign(context, services)) return refuse(context, 'forbidden', { status: 403 });
    if (!takes(context.req.path, context.req.method)) return next();
    const type = context.req.header('content-type')?.split(';')[0]!.trim().toLowerCase();
    if (type !== (callOf(context)?.takesFile ? 'application/octet-stream' : 'application/json'))
      return refuse(context, 'wrong_content_type', { status: 415 });
    return next();
  };
