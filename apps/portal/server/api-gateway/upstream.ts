import type { AnswerMemory, Exchange } from '@millwright/api-client';
import { bulkhead, DelegateBackoff, handleWhen, isBulkheadRejectedError, isTaskCancelledError, retry } from 'cockatiel';
import type { ApiAccess } from '../api-access.ts';
import { createCircuits, type CircuitRules } from './circuits.ts';
import { BrokenAnswerError, readAll } from './read-answer.ts';
import { createFreshAnswers } from './fresh-answers.ts';
import { createReadAnswers } from './read-answers.ts';
import { createStaleCopies, type StaleCopies } from './stale-copies.ts';

/** How pages ask the API. */
export interface Upstream {
  /** Asks. Rejects where the API cannot be reached, or need not be asked. */
  fetch(request: Request): Promise<Response>;
  /** Asks the same way, for the calls of pages: in nobody's name, without the objects of `fetch`. */
  exchange: Exchange;
  /** The memory of answers in one edition; `onRecall` is told when a copy is taken. */
  memoryOf(edition: string, onRecall: () => void): AnswerMemory;
  /** Lets nobody join a call that began before now: what it answers may be out of date. */
  purge(): void;
}

/** The limits of an {@link Upstream}. */
export interface UpstreamOptions {
  /** How long one call may take with its second try, in milliseconds. Who asks may give up earlier. @default 3000 */
  longestCall?: number;
  /** Calls at once. @default 64 */
  atOnce?: number;
  /** Calls that may wait for their turn. @default 1024 */
  waiting?: number;
  circuit?: CircuitRules;
  copies?: StaleCopies;
  /** Told when a call is given up for a while, and when it is asked again. @default a line in the log */
  onCircuit?: (call: string, isOpen: boolean) => void;
}

type Status = Pick<Answer, 'status'>;

/** An answer that several may read. */
interface Answer {
  status: number;
  headers: [string, string][];
  body: Buffer<ArrayBuffer>;
}

const callOf = (method: string, url: string): string => `${method} ${new URL(url).pathname}`;

const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body.length === 0 ? null : body, { status, headers });

/** Whether the service as a whole is in trouble, which is more than that it has no answer to one question. */
const isFailure = ({ status }: Status): boolean => status >= 500 || status === 429;

/** Statuses after which asking once more may help: the service itself was not reached. */
const isPassing = ({ status }: Status): boolean => status === 502 || status === 503 || status === 504;

/** Our own limits: they say nothing of the service. */
const isOurs = (error: unknown): boolean => isBulkheadRejectedError(error) || isTaskCancelledError(error);

const logCircuit = (call: string, isOpen: boolean): void =>
  console.warn(
    JSON.stringify({
      level: 'warn',
      call,
      message: isOpen ? 'fails again and again: not asked for some seconds' : 'answers again',
    }),
  );

/** Rejects as soon as a signal ends, whatever the promise does. */
function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([promise, ended]).finally(() => signal.removeEventListener('abort', onAbort));
}

/** A call that runs, for all who ask the same meanwhile. It ends with the last who waits, or with its answer. */
function share<Got>(
  begin: (signal: AbortSignal) => Promise<Got>,
  longest: number,
  onEnd: () => void = () => undefined,
) {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long.', 'TimeoutError')),
    longest,
  );
  let isOver = false;
  const answer = begin(controller.signal).finally(() => {
    isOver = true;
    clearTimeout(timer);
    onEnd();
  });
  let waiting = 0;
  return {
    async join(signal: AbortSignal): Promise<Got> {
      waiting += 1;
      try {
        return await until(answer, signal);
      } finally {
        waiting -= 1;
        if (waiting === 0 && !isOver) {
          onEnd();
          controller.abort(new DOMException('Nobody waits any more.', 'AbortError'));
        }
      }
    },
  };
}

/**
 * Stands between pages and API: identical questions are asked once, at most 64 at a time; a GET that did not reach the
 * service is tried once more; a call that fails again and again is not asked for a while; good answers are remembered
 * for a day.
 */
export function createUpstream(api: Pick<ApiAccess, 'fetch' | 'exchange'>, options: UpstreamOptions = {}): Upstream {
  const {
    longestCall = 3000,
    atOnce = 64,
    waiting = 1024,
    circuit = {},
    copies = createStaleCopies(),
    onCircuit = logCircuit,
  } = options;
  const turns = bulkhead(atOnce, waiting);
  const circuits = createCircuits<Status>(circuit, isFailure, isOurs, onCircuit);
  const pause = new DelegateBackoff(() => 20 + Math.random() * 80);
  const isWorthAnother = (error: unknown): boolean =>
    !isOurs(error) && !(error instanceof BrokenAnswerError) && !/^(Abort|Timeout)Error$/.test((error as Error).name);
  const again = retry(
    handleWhen(isWorthAnother).orWhenResult((answer) => isPassing(answer as Status)),
    { maxAttempts: 1, backoff: pause },
  );
  type Running<Got> = Map<string, ReturnType<typeof share<Got>>>;
  const fetching: Running<Answer> = new Map();
  const exchanging: Running<Awaited<ReturnType<Exchange>>> = new Map();

  /** Asks in turn, and once more where that may help, unless the call is out of order. */
  const begin = <Got extends Status>(method: string, url: string, ask: (signal: AbortSignal) => Promise<Got>) => {
    // A race, for an API in this process may not heed the signal.
    const once = (signal: AbortSignal) => turns.execute(() => until(ask(signal), signal), signal);
    return (signal: AbortSignal): Promise<Got> =>
      circuits.run(callOf(method, url), () =>
        method === 'GET'
          ? until(
              again.execute(() => once(signal), signal),
              signal,
            )
          : once(signal),
      );
  };

  /** Joins the call that runs for the same question, or begins one. */
  const joined = <Got>(
    running: Running<Got>,
    key: string,
    signal: AbortSignal,
    started: (signal: AbortSignal) => Promise<Got>,
  ): Promise<Got> => {
    const shared =
      running.get(key) ?? share(started, longestCall, () => void (running.get(key) === shared && running.delete(key)));
    running.set(key, shared);
    return shared.join(signal);
  };

  const exchangeByFetch: Exchange = async ({ url, ...init }) => {
    const response = await api.fetch(new Request(url, init));
    return { status: response.status, text: response.body ? (await readAll(response.body)).toString() : '' };
  };
  const exchangeOnce = api.exchange ?? exchangeByFetch;
  const fresh = createFreshAnswers();
  const readAnswers = createReadAnswers();

  return {
    async fetch(request) {
      const started = begin(request.method, request.url, async (signal): Promise<Answer> => {
        const response = await api.fetch(new Request(request, { signal }));
        const body = response.body ? await readAll(response.body) : Buffer.alloc(0);
        return { status: response.status, headers: [...response.headers], body };
      });
      // Pages send no credentials; a request with credentials shares no response.
      const isShared =
        request.method === 'GET' && !request.headers.has('cookie') && !request.headers.has('authorization');
      if (!isShared) return responseOf(await share(started, longestCall).join(request.signal));
      return responseOf(
        await joined(fetching, `${request.headers.get('accept-language')} ${request.url}`, request.signal, started),
      );
    },
    exchange: fresh.around(async (request) => {
      const { method, url, headers, signal } = request;
      const started = begin(method, url, (ending) => exchangeOnce({ ...request, signal: ending }));
      return method === 'GET'
        ? joined(exchanging, `${headers['accept-language']} ${url}`, signal, started)
        : share(started, longestCall).join(signal);
    }),
    memoryOf: (edition, onRecall) => ({
      keep(address, text, value) {
        copies.keep(`${edition} ${address}`, text);
        readAnswers.keep(`${edition} ${address}`, text, value);
      },
      readBefore(address, text) {
        const value = readAnswers.find(`${edition} ${address}`, text);
        // It is as good as a new one.
        if (value !== undefined) copies.keep(`${edition} ${address}`, text);
        return value;
      },
      forget: (address) => copies.forget(`${edition} ${address}`),
      recall(address, { isMain }) {
        const isOut = circuits.isOpen(`GET ${address.split('?')[0]}`);
        // A section that fails for a moment says so; one that is out of order shows what it last had.
        const copy = isMain || isOut ? copies.find(`${edition} ${address}`) : null;
        if (copy !== null) onRecall();
        return copy;
      },
    }),
    purge() {
      fresh.purge();
      fetching.clear();
      exchanging.clear();
    },
  };
}
