import { htmlLang } from '@millwright/domain';
import { failed, isNotFound, success, type Failure, type Result } from '../result.ts';
import { readEnvelope } from './envelope.ts';
import { createFetchExchange, RedirectedError } from './fetch-exchange.ts';
import type { AnswerMemory, CallOptions, Http, HttpOptions, WireRequest } from './http.types.ts';
import { BodyTooLargeError } from './limit-body.ts';
import { isRetried, pauseBeforeRetry } from './retry-policy.ts';

const defaultTimeout = 5000;
const defaultLargestBody = 5 * 1024 * 1024;

/** An answer as it came, and what it means. */
interface Answer {
  text: string;
  result: Result<unknown>;
  /** Whether the result is what was read in the same text before. */
  isRead?: boolean;
}

/** Where a path of the contract goes (spec §7): the member service has its own base address. */
export function addressOf(path: string, options: Pick<HttpOptions, 'baseUrl' | 'memberBaseUrl'>): string {
  const base = /^\/(memberApi\/|login_by_pwd$)/.test(path)
    ? (options.memberBaseUrl ?? options.baseUrl)
    : options.baseUrl;
  return base.replace(/\/+$/, '') + path;
}

/** What ends a call before its answer. */
interface Ends {
  /** Milliseconds. */
  timeout: number;
  deadline: AbortSignal | undefined;
  /** The caller wants the answer no longer. */
  unwanted: AbortSignal | undefined;
}

/** What some work answers, or the failure that ends it before: the work is told by its signal, which it may not heed. */
async function untilAborted(
  work: (signal: AbortSignal) => Promise<Answer>,
  { timeout, deadline, unwanted }: Ends,
): Promise<Answer> {
  const controller = new AbortController();
  const ended = Promise.withResolvers<Answer>();
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
    memory,
  } = options;
  const overFetch = createFetchExchange(fetch, largestBody);

  const attempt = async (request: WireRequest, call: CallOptions, signal: AbortSignal): Promise<Answer> => {
    const address = addressWith(request);
    const exchange = options.exchange ?? overFetch(call);
    const { status, text } = await exchange({
      method: request.method,
      url: addressOf(request.path, options) + address.slice(request.path.length),
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
    const before = status === 200 && request.method === 'GET' ? memory?.readBefore?.(address, text) : undefined;
    return before === undefined
      ? { text, result: readEnvelope(status, text) }
      : { text, result: success(before), isRead: true };
  };

  const ask = (request: WireRequest, call: CallOptions): Promise<Answer> =>
    untilAborted(
      async (signal) => {
        const once = (): Promise<Answer> =>
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
    const { text, result, isRead = false } = await ask(request, call);
    if (isRead) return result as Result<T>;
    const checked = result.ok ? read(result.value) : result;
    if (!memory || request.method !== 'GET') return checked;
    return remembered(memory, addressWith(request), { text, result: checked }, call, read);
  };
  return {
    send,
    edition: options.edition,
    hasMemberHost: options.memberBaseUrl !== undefined,
    urlOf: (path) => addressOf(path, options),
  };
}

const contentTypeOf = ({ body, file }: WireRequest): Record<string, string> => {
  if (file) return { 'content-type': 'application/octet-stream' };
  return body === undefined ? {} : { 'content-type': 'application/json' };
};

/** A request as one line: what it asks for, wherever it is sent. */
function addressWith({ path, query = {} }: WireRequest): string {
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}

/** Whether an answer is the service's own word, which an older one does not replace. */
const isItsWord = (failure: Failure): boolean =>
  failure.kind === 'aborted' || (failure.kind === 'refused' && failure.status !== 429);

/** The response, cached where it is good; an older one where it failed and the memory has one to give. */
function remembered<T>(
  memory: AnswerMemory,
  address: string,
  { text, result }: { text: string; result: Result<T> },
  call: CallOptions,
  read: (data: unknown) => Result<T>,
): Result<T> {
  if (result.ok) {
    memory.keep(address, text, result.value);
    return result;
  }
  if (isNotFound(result.failure)) memory.forget(address);
  if (isItsWord(result.failure)) return result;
  const older = memory.recall(address, call);
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
