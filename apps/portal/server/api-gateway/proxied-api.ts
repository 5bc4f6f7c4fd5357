import { nextPublicationHeader } from '@millwright/api/end-caching';
import { ReadableStream } from 'node:stream/web';
import { callAt } from '@millwright/api-client/contract';
import { editionOfAcceptLanguage, htmlLang } from '@millwright/domain';
import { apiMessage } from '@millwright/i18n/api-messages';
import { Agent, type Dispatcher } from 'undici';
import type { ApiAccess } from '../api-access.ts';
import { sendOver } from './transport.ts';
import { largestResponse, readAll, TooLargeError, unpack } from './read-response.ts';

/** How long an API at other origins may take, in milliseconds. */
export interface ProxyBudgets {
  /** To take a connection. @default 500 */
  connect?: number;
  /** To respond to what is read; files may take longer once they have begun. @default 3000 */
  read?: number;
  /** To respond to what changes something, which nobody repeats. @default 10000 */
  write?: number;
}

/** The largest body of a visitor that is passed on, unless the contract takes a larger one. */
const largestBody = 1024 * 1024;

const largestBodyAt = (method: string, path: string): number =>
  Math.max(largestBody, callAt(method, path)?.largestBody ?? 0);

const notForwarded = [
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const notReturned = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

function headersOf(response: Dispatcher.ResponseData): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    if (value === undefined || notReturned.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

const noBodyIfTooLarge = (error: unknown): undefined => {
  if (!(error instanceof TooLargeError)) throw error;
};

const tooLarge = (request: Request): Response => {
  const edition = editionOfAcceptLanguage(request.headers.get('accept-language')) ?? 'cn';
  return Response.json(
    { code: 0, msg: apiMessage('tooLarge', edition), reason: 'too_large' },
    { status: 413, headers: { 'cache-control': 'no-store' } },
  );
};

/** The body of a response: whole and checked where it is data, as it comes where it is a file. */
async function bodyOf(response: Dispatcher.ResponseData, headers: Headers, hasBody: boolean): Promise<BodyInit | null> {
  const isData = /\bjson\b/.test(headers.get('content-type') ?? '');
  if (!hasBody) {
    await response.body.dump();
    return null;
  }
  // Not `Readable.toWeb`: that one throws, where nobody can catch it, when it is given up while data comes.
  if (!isData) return ReadableStream.from(response.body) as BodyInit;
  const encoding = headers.get('content-encoding') ?? '';
  headers.delete('content-encoding');
  return new Uint8Array(await unpack(await readAll(response.body, largestResponse), encoding));
}

/**
 * Forwards to an API at other origins, so that the browser stays on ours. Visitors' calls and those of pages have
 * connections of their own, 64 each, so that neither waits for the other. Redirects are not followed.
 */
export function proxiedApi(
  apiOrigin: string,
  memberOrigin: string,
  { connect = 500, read = 3000, write = 10_000 }: ProxyBudgets = {},
): ApiAccess {
  const newAgent = () =>
    new Agent({ connections: 64, connect: { timeout: connect }, headersTimeout: write, bodyTimeout: write });
  const agents = { pages: newAgent(), visitors: newAgent() };
  // Cached also when it is over: what began before it may still be made of what was public then.
  let nextPublication: number | null = null;
  const hear = (reported: string | null | undefined): void => {
    const at = reported ? Date.parse(reported) : Number.NaN;
    if (!Number.isNaN(at)) nextPublication = at;
  };
  return {
    nextPublication: () => nextPublication,
    async fetch(request, about) {
      const { pathname, search, host } = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of notForwarded) headers.delete(name);
      // The API has another host than our pages: to it, only the origin of a foreign page is one.
      if (URL.parse(headers.get('origin') ?? '')?.host === host) headers.delete('origin');
      // The API tells clients apart by their addresses, where it trusts us; and nobody reads its measures through us.
      const hops = [headers.get('x-forwarded-for'), about?.clientAddress ?? 'unknown'];
      if (about?.edition && !editionOfAcceptLanguage(headers.get('accept-language')))
        headers.set('accept-language', htmlLang(about.edition));
      headers.set('x-forwarded-for', hops.filter((hop) => hop !== null).join(', '));
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const body =
        isReading || !request.body
          ? null
          : await readAll(request.body, largestBodyAt(request.method, pathname)).catch(noBodyIfTooLarge);
      if (body === undefined) return tooLarge(request);
      const origin = pathname.startsWith('/memberApi/') ? memberOrigin : apiOrigin;
      const controller = new AbortController();
      const timer = setTimeout(
        () => controller.abort(new DOMException('The API took too long.', 'TimeoutError')),
        isReading ? read : write,
      );
      const signal = AbortSignal.any([request.signal, controller.signal]);
      try {
        const response = await agents[about ? 'visitors' : 'pages'].request({
          origin,
          path: pathname + search,
          method: request.method as Dispatcher.HttpMethod,
          headers: Object.fromEntries(headers),
          body,
          signal,
        });
        const responded = headersOf(response);
        hear(responded.get(nextPublicationHeader));
        const hasBody = request.method !== 'HEAD' && ![204, 205, 304].includes(response.statusCode);
        return new Response(await bodyOf(response, responded, hasBody), {
          status: response.statusCode,
          headers: responded,
        });
      } finally {
        clearTimeout(timer);
      }
    },
    transport: (request) =>
      sendOver(agents.pages, request.url.includes('/memberApi/') ? memberOrigin : apiOrigin, request, (header) =>
        hear(header(nextPublicationHeader)),
      ),
    close: async () => void (await Promise.all([agents.pages.destroy(), agents.visitors.destroy()])),
  };
}
