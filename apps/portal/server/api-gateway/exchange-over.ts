import type { Exchange, PlainRequest } from '@millwright/api-client';
import type { Dispatcher } from 'undici';
import { BrokenAnswerError, largestAnswer, TooLargeError, unpack } from './read-answer.ts';

const abortOf = (signal: AbortSignal): Error => signal.reason as Error;

/** What follows the host in an absolute address. */
const pathOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

/**
 * Asks an origin over persistent connections, by the callbacks of the connection: no streams, no `Request`, no `Response`. Of
 * a response that is too large nothing more is read. `onHeaders` receives its headers.
 */
export function exchangeOver(
  agent: Dispatcher,
  origin: string,
  { method, url, headers, body, signal }: PlainRequest,
  onHeaders: (of: (name: string) => string | undefined) => void = () => undefined,
): ReturnType<Exchange> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  if (signal.aborted) return Promise.reject(abortOf(signal));
  const chunks: Buffer[] = [];
  let size = 0;
  let status = 0;
  let encoding = '';
  let abort: (reason: Error) => void = reject;
  const onAbort = (): void => abort(abortOf(signal));
  signal.addEventListener('abort', onAbort, { once: true });
  const fail = (error: Error): void => {
    signal.removeEventListener('abort', onAbort);
    const isOwn = error instanceof BrokenAnswerError || error === signal.reason || status === 0;
    reject(isOwn ? error : new BrokenAnswerError('The answer broke off.', { cause: error }));
  };
  const accept = (packed: Buffer): Promise<void> | void => {
    signal.removeEventListener('abort', onAbort);
    if (encoding === '' || encoding === 'identity') return resolve({ status, text: packed.toString() });
    return unpack(packed, encoding).then((text) => resolve({ status, text: text.toString() }), reject);
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      abort = (reason) => controller.abort(reason);
    },
    onResponseStart(_controller, statusCode, answered) {
      status = statusCode;
      encoding = String(answered['content-encoding'] ?? '');
      onHeaders((name) => answered[name]?.toString());
    },
    onResponseData(controller, chunk) {
      size += chunk.length;
      if (size > largestAnswer) controller.abort(new TooLargeError(`It is larger than ${largestAnswer} bytes.`));
      else chunks.push(chunk);
    },
    onResponseEnd: () => void accept(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size)),
    onResponseError: (_controller, error) => fail(error),
  };
  agent.dispatch({ origin, path: pathOf(url), method, headers, body: body ?? null }, handler);
  return promise;
}
