import type { PlainRequest } from '@millwright/api-client';
import type { Dispatcher } from 'undici';
import { BrokenResponseError, largestResponse, TooLargeError, unpack } from './read-response.ts';
import { cachingOf, type ApiResponse } from './response-store.ts';

const abortOf = (signal: AbortSignal): Error => signal.reason as Error;

/** What follows the host in an absolute URL. */
export const pathOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

/**
 * Sends a request to an origin over persistent connections, by the callbacks of the connection: no streams, no
 * `Request`, no `Response`. Of a response that is too large nothing more is read. `onHeaders` receives its headers.
 */
export function sendOver(
  agent: Dispatcher,
  origin: string,
  { method, url, headers, body, signal }: PlainRequest,
  onHeaders: (of: (name: string) => string | undefined) => void = () => undefined,
): Promise<ApiResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<ApiResponse>();
  if (signal.aborted) return Promise.reject(abortOf(signal));
  const chunks: Buffer[] = [];
  let size = 0;
  let status = 0;
  let encoding = '';
  let caching: Pick<ApiResponse, 'freshFor' | 'tags'> = { freshFor: 0, tags: null };
  let abort: (reason: Error) => void = reject;
  const onAbort = (): void => abort(abortOf(signal));
  signal.addEventListener('abort', onAbort, { once: true });
  const fail = (error: Error): void => {
    signal.removeEventListener('abort', onAbort);
    const isOwn = error instanceof BrokenResponseError || error === signal.reason || status === 0;
    reject(isOwn ? error : new BrokenResponseError('The response broke off.', { cause: error }));
  };
  const accept = (text: Buffer): void => resolve({ status, text: text.toString(), ...caching });
  const finish = (packed: Buffer): Promise<void> | void => {
    signal.removeEventListener('abort', onAbort);
    if (encoding === '' || encoding === 'identity') return accept(packed);
    return unpack(packed, encoding).then(accept, reject);
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      abort = (reason) => controller.abort(reason);
    },
    onResponseStart(_controller, statusCode, received) {
      const header = (name: string): string | undefined => received[name]?.toString();
      status = statusCode;
      encoding = header('content-encoding') ?? '';
      caching = cachingOf(header);
      onHeaders(header);
    },
    onResponseData(controller, chunk) {
      size += chunk.length;
      if (size > largestResponse) controller.abort(new TooLargeError(`It is larger than ${largestResponse} bytes.`));
      else chunks.push(chunk);
    },
    onResponseEnd: () => void finish(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size)),
    onResponseError: (_controller, error) => fail(error),
  };
  agent.dispatch({ origin, path: pathOf(url), method, headers, body: body ?? null }, handler);
  return promise;
}
