import type { AnswerMemory } from '@millwright/api-client';
import { bulkhead, DelegateBackoff, handleWhen, isBulkheadRejectedError, isTaskCancelledError, retry } from 'cockatiel';
import type { ApiAccess } from '../api-access.ts';
import { CircuitOpenError, createCircuits, type CircuitRules } from './circuits.ts';
import { BrokenAnswerError, readAll } from './read-answer.ts';
import { createStaleCopies, type StaleCopies } from './stale-copies.ts';

/** How pages ask the API. */
export interface Upstream {
  /** Asks. Rejects where the API cannot be reached, or need not be asked. */
  fetch(request: Request): Promise<Response>;
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

/** An answer that several may read. */
interface Answer {
  status: number;
  headers: [string, string][];
  body: Buffer<ArrayBuffer>;
}

const callOf = (method: string, url: string): string => `${method} ${new URL(url).pathname}`;

const responseOf = ({ status, headers, body }: Answer): Response => new Response(body.length === 0 ? null : body, { status, headers });

/** Whether the service as a whole is in trouble, which is more than that it has no answer to one question. */
const isFailure = ({ status }: Answer): boolean => status >= 500 || status === 429;

/** Statuses after which asking once more may help: the service itself was not reached. */
const isPassing = ({ status }: Answer): boolean => status === 502 || status === 503 || status === 504;

/** Our own limits: they say nothing of the service. */
const isOurs = (error: unknown): boolean => isBulkheadRejectedError(error) || isTaskCancelledError(error);

const logCircuit = (call: string, isOpen: boolean): void =>
  console.warn(JSON.stringify({ level: 'warn', call, message: isOpen ? 'fails again and again: not asked for some seconds' : 'answers again' }));

/** Rejects as soon as a signal ends, whatever the promise does. */
function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([promise, ended]).finally(() => signal.removeEventListener('abort', onAbort));
}

/** A call that runs, for all who ask the same meanwhile. It ends with the last who waits, or with its answer. */
function share(begin: (signal: AbortSignal) => Promise<Answer>, longest: number, onEnd: () => void = () => undefined) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('The call took too long.', 'TimeoutError')), longest);
  const answer = begin(controller.signal).finally(() => {
    clearTimeout(timer);
    onEnd();
  });
  let waiting = 0;
  return {
    async join(signal: AbortSignal): Promise<Answer> {
      waiting += 1;
      try {
        return await until(answer, signal);
      } finally {
        waiting -= 1;
        if (waiting === 0) {
          onEnd();
          controller.abort(new DOMException('Nobody waits any more.', 'AbortError'));
        }
      }
    },
  };
}

/**
 * Stands between pages and API: identical questions are asked once, at most 64 at a time; a GET that did not reach the
 * service is tried once more; a call that fails again and again is not asked for a while; good answers are remembered for
 * a day.
 */
export function createUpstream(api: Pick<ApiAccess, 'fetch'>, options: UpstreamOptions = {}): Upstream {
  const { longestCall = 3000, atOnce = 64, waiting = 1024, circuit = {}, copies = createStaleCopies(), onCircuit = logCircuit } = options;
  const turns = bulkhead(atOnce, waiting);
  const circuits = createCircuits<Answer>(circuit, isFailure, isOurs, onCircuit);
  const pause = new DelegateBackoff(() => 20 + Math.random() * 80);
  const isWorthAnother = (error: unknown): boolean => !isOurs(error) && !(error instanceof BrokenAnswerError) && !/^(Abort|Timeout)Error$/.test((error as Error).name);
  const again = retry(handleWhen(isWorthAnother).orWhenResult((answer) => isPassing(answer as Answer)), { maxAttempts: 1, backoff: pause });
  const running = new Map<string, ReturnType<typeof share>>();

  const once = async (request: Request, signal: AbortSignal): Promise<Answer> => {
    const ask = async (): Promise<Answer> => {
      const response = await api.fetch(new Request(request, { signal }));
      const body = response.body ? await readAll(response.body) : Buffer.alloc(0);
      return { status: response.status, headers: [...response.headers], body };
    };
    // A race, for an API in this process may not heed the signal.
    return turns.execute(() => until(ask(), signal), signal);
  };

  const begin = (request: Request, call: string) => (signal: AbortSignal): Promise<Answer> =>
    circuits.run(call, () => (request.method === 'GET' ? until(again.execute(() => once(request, signal), signal), signal) : once(request, signal)));

  return {
    async fetch(request) {
      const call = callOf(request.method, request.url);
      // Pages ask in nobody's name; whoever does, shares no answer.
      const isShared = request.method === 'GET' && !request.headers.has('cookie') && !request.headers.has('authorization');
      if (!isShared) return responseOf(await share(begin(request, call), longestCall).join(request.signal));
      const key = `${request.headers.get('accept-language')} ${request.url}`;
      const shared = running.get(key) ?? share(begin(request, call), longestCall, () => void (running.get(key) === shared && running.delete(key)));
      running.set(key, shared);
      return responseOf(await shared.join(request.signal));
    },
    memoryOf: (edition, onRecall) => ({
      keep: (address, text) => copies.keep(`${edition} ${address}`, text),
      forget: (address) => copies.forget(`${edition} ${address}`),
      recall(address, { isMain }) {
        const isOut = circuits.isOpen(`GET ${address.split('?')[0]}`);
        // A section that fails for a moment says so; one that is out of order shows what it last had.
        const copy = isMain || isOut ? copies.find(`${edition} ${address}`) : null;
        if (copy !== null) onRecall();
        return copy;
      },
    }),
    purge: () => running.clear(),
  };
}

export { CircuitOpenError };
