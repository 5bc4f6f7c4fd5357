import { htmlLang } from '@millwright/domain';
import * as v from 'valibot';
import type { Call, ReadContext } from '../contract/call.ts';
import { failed, isNotFound, success, type Failure, type Result } from '../result.ts';
import { createFetchTransport, RedirectedError } from './fetch-transport.ts';
import type { ResponseCache, CallOptions, Http, HttpOptions, WireRequest } from './http.types.ts';
import { BodyTooLargeError } from './limit-body.ts';
import { isRetried, pauseBeforeRetry } from './retry-policy.ts';

const defaultTimeout = 5000;
const defaultLargestBody = 5 * 1024 * 1024;

/** A response as it came, and what it means. */
interface Attempt {
  text: string;
  result: Result<unknown>;
  /** Whether the result is what was read in the same text before. */
  isRead?: boolean;
}

/** Where a path of the contract goes (spec §7): the member service has its own base URL. */
export function urlOfPath(path: string, options: Pick<HttpOptions, 'baseUrl' | 'memberBaseUrl'>): string {
  const base = /^\/(memberApi\/|login_by_pwd$)/.test(path)
    ? (options.memberBaseUrl ?? options.baseUrl)
    : options.baseUrl;
  return base.replace(/\/+$/, '') + path;
}

/**
 * Unwraps `{ code, msg, data }` (spec §7): code 1 is success and returns `data`; any other number is a refusal. What is
 * not such an envelope is a failure by its HTTP status, or malformed.
 */
export function readEnvelope(status: number, text: string): Result<unknown> {
  const isSuccess = status >= 200 && status < 300;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return isSuccess ? failed({ kind: 'malformed', problem: 'not JSON' }) : failed({ kind: 'status', status });
  }
  const envelope = body as { code?: unknown; msg?: unknown; data?: unknown; reason?: unknown } | null;
  if (typeof envelope !== 'object' || envelope === null || typeof envelope.code !== 'number') {
    return isSuccess ? failed({ kind: 'malformed', problem: 'no envelope' }) : failed({ kind: 'status', status });
  }
  if (envelope.code === 1) return isSuccess ? success(envelope.data) : failed({ kind: 'status', status });
  // A service that is down may say so in an envelope; that is still its status.
  if (status >= 500) return failed({ kind: 'status', status });
  return failed({
    kind: 'refused',
    status,
    code: envelope.code,
    message: typeof envelope.msg === 'string' ? envelope.msg : '',
    reason: typeof envelope.reason === 'string' ? envelope.reason : null,
    data: envelope.data,
  });
}

/** What ends a call before its response. */
interface Ends {
  /** Milliseconds. */
  timeout: number;
  deadline: AbortSignal | undefined;
  /** The caller wants the response no longer. */
  unwanted: AbortSignal | undefined;
}

/** The result of some work, or the failure that ends it before; the signal notifies the work, which may ignore it. */
async function untilAborted(
  work: (signal: AbortSignal) => Promise<Attempt>,
  { timeout, deadline, unwanted }: Ends,
): Promise<Attempt> {
  const controller = new AbortController();
  const ended = Promise.withResolvers<Attempt>();
  const end = (failure: Failure): void => {
    ended.resolve({ text: '', result: failed(failure) });
    controller.abort();
  };
  const onTimeout = (): void => end({ kind: 'timeout' });
  const onAbort = (): void => end({ kind: 'aborted' });
  if (deadline?.aborted) onTimeout();
  if (unwanted?.aborted) onAbort();
  const timer = setTimeout(onTimeout, timeout);
  deadline?.addEventListener('abort', onTimeout, { once: true });
  unwanted?.addEventListener('abort', onAbort, { once: true });
  try {
    return controller.signal.aborted
      ? await ended.promise
      : await Promise.race([work(controller.signal), ended.promise]);
  } finally {
    clearTimeout(timer);
    deadline?.removeEventListener('abort', onTimeout);
    unwanted?.removeEventListener('abort', onAbort);
  }
}

/** A client's way to its services. Never throws for what a service does. */
export function createHttp(options: HttpOptions): Http {
  const {
    fetch = (request: Request) => globalThis.fetch(request),
    largestBody = defaultLargestBody,
    retries = 1,
    deadline,
    cache,
  } = options;
  const overFetch = createFetchTransport(fetch, largestBody);

  const attempt = async (request: WireRequest, call: CallOptions, signal: AbortSignal): Promise<Attempt> => {
    const key = pathWithQuery(request);
    const transport = options.transport ?? overFetch(call);
    const { status, text } = await transport({
      method: request.method,
      url: urlOfPath(request.path, options) + key.slice(request.path.length),
      body: request.file ?? (request.body === undefined ? undefined : JSON.stringify(request.body)),
      headers: {
        accept: 'application/json',
        'accept-language': htmlLang(options.edition),
        ...contentTypeOf(request),
        ...request.headers,
      },
      signal,
    });
    if (status >= 300 && status < 400) throw new RedirectedError();
    const before = status === 200 && request.method === 'GET' ? cache?.readParsed?.(key, text) : undefined;
    return before === undefined
      ? { text, result: readEnvelope(status, text) }
      : { text, result: success(before), isRead: true };
  };

  const sendOnce = (request: WireRequest, call: CallOptions): Promise<Attempt> =>
    untilAborted(
      async (signal) => {
        const once = (): Promise<Attempt> =>
          attempt(request, call, signal).catch((error: unknown) => ({ text: '', result: failureOf(error) }));
        const first = await once();
        if (retries === 0 || !isRetried(request, first.result)) return first;
        await pauseBeforeRetry();
        return signal.aborted ? first : once();
      },
      { timeout: call.timeout ?? options.timeout ?? defaultTimeout, deadline, unwanted: call.signal },
    );

  const send = async <T>(
    request: WireRequest,
    call: CallOptions = {},
    read: (data: unknown) => Result<T> = (data) => success(data as T),
  ): Promise<Result<T>> => {
    const { text, result, isRead = false } = await sendOnce(request, call);
    if (isRead) return result as Result<T>;
    const checked = result.ok ? read(result.value) : result;
    if (!cache || request.method !== 'GET') return checked;
    return remembered(cache, pathWithQuery(request), { text, result: checked }, call, read);
  };
  return {
    send,
    edition: options.edition,
    hasMemberHost: options.memberBaseUrl !== undefined,
    urlOf: (path) => urlOfPath(path, options),
  };
}

const contentTypeOf = ({ body, file }: WireRequest): Record<string, string> => {
  if (file) return { 'content-type': 'application/octet-stream' };
  return body === undefined ? {} : { 'content-type': 'application/json' };
};

/** A request as one line: its path and query, wherever it is sent. */
function pathWithQuery({ path, query = {} }: WireRequest): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Whether a response is the service's own word, which an older one does not replace. */
const isItsWord = (failure: Failure): boolean =>
  failure.kind === 'aborted' || (failure.kind === 'refused' && failure.status !== 429);

/** The response, cached where it is good; an older one where it failed and the cache has one. */
function remembered<T>(
  cache: ResponseCache,
  key: string,
  { text, result }: { text: string; result: Result<T> },
  call: CallOptions,
  read: (data: unknown) => Result<T>,
): Result<T> {
  if (result.ok) {
    cache.store(key, text, result.value);
    return result;
  }
  if (isNotFound(result.failure)) cache.delete(key);
  if (isItsWord(result.failure)) return result;
  const older = cache.readStale(key, call);
  const again = older === null ? result : readEnvelope(200, older);
  if (!again.ok) return result;
  const checked = read(again.value);
  return checked.ok ? checked : result;
}

function failureOf(error: unknown): Result<never> {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && causes.length < 5; cause = (cause as Error)?.cause) causes.push(cause);
  if (causes.some((cause) => cause instanceof BodyTooLargeError))
    return failed({ kind: 'malformed', problem: 'too large' });
  if (causes.some((cause) => cause instanceof RedirectedError))
    return failed({ kind: 'malformed', problem: 'redirect' });
  return failed({ kind: 'network' });
}

/** Sends a call, checks its response against the contract and turns it into what the domain speaks of. */
export async function perform<Response extends v.GenericSchema, Value>(
  client: Http & { context: ReadContext },
  call: Call<v.GenericSchema, Response>,
  payload: Pick<WireRequest, 'query' | 'body' | 'file' | 'headers'>,
  read: (wire: v.InferOutput<Response>, context: ReadContext) => Value,
  options?: CallOptions,
): Promise<Result<Value>> {
  const check = (data: unknown): Result<Value> => {
    const parsed = v.safeParse(call.response, data, { abortEarly: true });
    if (parsed.success) return success(read(parsed.output, client.context));
    const [issue] = parsed.issues;
    return failed({ kind: 'malformed', problem: `${v.getDotPath(issue) ?? 'data'}: ${issue.type}` });
  };
  return client.send({ method: call.method, path: call.path, ...payload }, options, check);
}

/** Reads a page of a list, item by item. */
export const pageOf =
  <Wire, Item>(read: (item: Wire, context: ReadContext) => Item) =>
  <Rest extends object>({ list, ...page }: { list: Wire[] } & Rest, context: ReadContext) => ({
    items: list.map((item) => read(item, context)),
    ...page,
  });
