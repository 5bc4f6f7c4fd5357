import { htmlLang } from '@millwright/domain';
import { createFetch } from 'ofetch';
import { failed, type Failure, type Result } from '../result.ts';
import { readEnvelope } from './envelope.ts';
import type { CallOptions, Http, HttpOptions, WireRequest } from './http.types.ts';
import { BodyTooLargeError, limitBody } from './limit-body.ts';
import { parseStrictJson } from './strict-json.ts';

const defaultTimeout = 5000;
const defaultLargestBody = 5 * 1024 * 1024;

/** Statuses after which a GET is tried once more: the service itself was not reached. */
const passing = new Set([502, 503, 504]);

/** Where a path of the contract goes (spec §7): the member service has its own base address. */
export function addressOf(path: string, options: Pick<HttpOptions, 'baseUrl' | 'memberBaseUrl'>): string {
  const base = /^\/(memberApi\/|login_by_pwd$)/.test(path) ? (options.memberBaseUrl ?? options.baseUrl) : options.baseUrl;
  return base.replace(/\/+$/, '') + path;
}

/** Thrown by the transport when the service answers with a redirect: it is not followed. */
class RedirectedError extends Error {}

/** A client's way to its services. Never throws for what a service does. */
export function createHttp(options: HttpOptions): Http {
  const { fetch = (request: Request) => globalThis.fetch(request), largestBody = defaultLargestBody } = options;
  const transport = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await fetch(new Request(input, init));
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) throw new RedirectedError();
    return limitBody(response, largestBody);
  };
  const ofetch = createFetch({ fetch: transport as typeof globalThis.fetch });

  const attempt = async (request: WireRequest, call: CallOptions, signal: AbortSignal): Promise<Result<unknown>> => {
    const response = await ofetch.raw<unknown, 'text'>(addressOf(request.path, options), {
      method: request.method,
      query: request.query,
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      headers: {
        accept: 'application/json',
        'accept-language': htmlLang(options.edition),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      credentials: 'include',
      redirect: 'manual',
      keepalive: call.keepalive ?? false,
      signal,
      // Text and a parser of our own: ofetch's hands malformed JSON back as a string. Retries and time-outs are ours
      // too, because ofetch's would also repeat a call that timed out, and end before the body is read.
      responseType: 'text',
      retry: false,
      ignoreResponseError: true,
    });
    return readEnvelope(response.status, response._data, parseStrictJson);
  };

  const send = async (request: WireRequest, call: CallOptions = {}): Promise<Result<unknown>> => {
    if (call.signal?.aborted) return failed({ kind: 'aborted' });
    const controller = new AbortController();
    const ended = Promise.withResolvers<Result<never>>();
    const end = (failure: Failure): void => {
      ended.resolve(failed(failure));
      controller.abort();
    };
    const timer = setTimeout(() => end({ kind: 'timeout' }), call.timeout ?? options.timeout ?? defaultTimeout);
    const onAbort = (): void => end({ kind: 'aborted' });
    call.signal?.addEventListener('abort', onAbort, { once: true });
    const once = (): Promise<Result<unknown>> => attempt(request, call, controller.signal).catch(failureOf);
    const withRetry = async (): Promise<Result<unknown>> => {
      const first = await once();
      return request.method === 'GET' && isPassing(first) && !controller.signal.aborted ? once() : first;
    };
    try {
      // A race, for an injected fetch may not heed the signal.
      return await Promise.race([withRetry(), ended.promise]);
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', onAbort);
    }
  };
  return {
    send,
    edition: options.edition,
    hasMemberHost: options.memberBaseUrl !== undefined,
    urlOf: (path) => addressOf(path, options),
  };
}

function isPassing(result: Result<unknown>): boolean {
  if (result.ok) return false;
  const { failure } = result;
  return failure.kind === 'network' || (failure.kind === 'status' && passing.has(failure.status));
}

function failureOf(error: unknown): Result<never> {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && causes.length < 5; cause = (cause as Error)?.cause) causes.push(cause);
  if (causes.some((cause) => cause instanceof BodyTooLargeError)) return failed({ kind: 'malformed', problem: 'too large' });
  if (causes.some((cause) => cause instanceof RedirectedError)) return failed({ kind: 'malformed', problem: 'redirect' });
  return failed({ kind: 'network' });
}

