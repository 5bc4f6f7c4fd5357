import type { ResponseCache, Transport } from '@millwright/api-client';
import { bannerList } from '@millwright/api-client/contract';
import { htmlLang, type EditionKey } from '@millwright/domain';
import { bulkhead, DelegateBackoff, handleWhen, isBulkheadRejectedError, isTaskCancelledError, retry } from 'cockatiel';
import { writeLogLine } from '../../app/shell/page/log.server.ts';
import type { ApiAccess } from '../api-access.ts';
import { createContentVersions, type ContentTags, type ContentVersions } from '../content-versions.ts';
import { createCircuits, type CircuitRules } from './circuits.ts';
import { BrokenResponseError, readAll } from './read-response.ts';
import { cachingOf, createResponseStore, type ApiResponse, type ResponseStore } from './response-store.ts';
import { shareCall, until } from './shared-call.ts';
import { pathOf } from './transport.ts';

/** How pages reach the API. */
export interface Upstream {
  /**
   * Requests what is no call of a page, such as an image. Rejects where the API cannot be reached, or is left alone.
   */
  fetch(request: Request): Promise<Response>;
  /** Requests for a page, through the store of responses; `onResponse` is notified of which content each is made. */
  transport(request: Parameters<Transport>[0], onResponse?: (tags: ContentTags) => void): ReturnType<Transport>;
  /** The stored responses of one edition, for its client; `onRecall` is called when a stale one is used. */
  memoryOf(edition: EditionKey, onRecall: () => void): ResponseCache;
  /** The stored responses. */
  responses: ResponseStore;
  /** The changes of content, which end what is stored of it. */
  versions: ContentVersions;
}

/** The limits of an {@link Upstream}. */
export interface UpstreamOptions {
  /** How long one call may take with its retry, in milliseconds. A caller may give up earlier. @default 3000 */
  longestCall?: number;
  /** Calls at once. @default 64 */
  atOnce?: number;
  /** Calls that may wait in the queue. @default 1024 */
  waiting?: number;
  circuit?: CircuitRules;
  /** Bytes of stored responses. @default 32 MB */
  responseBytes?: number;
  /** Milliseconds. @default Date.now */
  now?: () => number;
  /** Told when a circuit opens and closes. @default a line in the log */
  onCircuit?: (call: string, isOpen: boolean) => void;
}

type Status = Pick<ApiResponse, 'status'>;

const callOf = (method: string, url: string): string => `${method} ${new URL(url).pathname}`;

/** Whether the service as a whole is in trouble, which is more than that it has no response to one request. */
const isFailure = ({ status }: Status): boolean => status >= 500 || status === 429;

/** Statuses after which a retry may help: the service itself was not reached. */
const isPassing = ({ status }: Status): boolean => status === 502 || status === 503 || status === 504;

/** Our own limits: they say nothing of the service. */
const isOurs = (error: unknown): boolean => isBulkheadRejectedError(error) || isTaskCancelledError(error);

const logCircuit = (call: string, isOpen: boolean): void =>
  writeLogLine('warn', isOpen ? 'fails again and again: not requested for some seconds' : 'responds again', { call });

const keyOf = (language: string | undefined, path: string): string => `${language} ${path}`;

/** The key of a request that only reads, in nobody's name; null for any other, which is never stored nor shared. */
function keyOfRequest({ method, url, headers, body }: Parameters<Transport>[0]): string | null {
  const path = pathOf(url);
  if (headers.cookie !== undefined || headers.authorization !== undefined || !path.startsWith('/api/')) return null;
  if (method === 'GET') return keyOf(headers['accept-language'], path);
  return method === 'POST' && path === bannerList.path ? keyOf(headers['accept-language'], `${path} ${body}`) : null;
}

/**
 * Stands between pages and API: responses come from their store where it may give them; at most 64 calls run at a time;
 * a GET that did not reach the service is retried once; a call that fails again and again is left alone for a while.
 */
export function createUpstream(
  api: Pick<ApiAccess, 'fetch' | 'transport' | 'hearsChanges'>,
  options: UpstreamOptions = {},
): Upstream {
  const {
    longestCall = 3000,
    atOnce = 64,
    waiting = 1024,
    circuit = {},
    responseBytes = 32 * 1024 * 1024,
    now = Date.now,
    onCircuit = logCircuit,
  } = options;
  const versions = createContentVersions();
  const limit = bulkhead(atOnce, waiting);
  const circuits = createCircuits<Status>(circuit, isFailure, isOurs, onCircuit);
  const pause = new DelegateBackoff(() => 20 + Math.random() * 80);
  const isWorthAnother = (error: unknown): boolean =>
    !isOurs(error) && !(error instanceof BrokenResponseError) && !/^(Abort|Timeout)Error$/.test((error as Error).name);
  const again = retry(
    handleWhen(isWorthAnother).orWhenResult((response) => isPassing(response as Status)),
    { maxAttempts: 1, backoff: pause },
  );

  /** Sends a request when it may, and once more where that may help, unless its circuit is open. */
  const begin = <Got extends Status>(method: string, url: string, send: (signal: AbortSignal) => Promise<Got>) => {
    // A race, for an API in this process may not heed the signal.
    const once = (signal: AbortSignal) => limit.execute(() => until(send(signal), signal), signal);
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

  const fetchTransport: NonNullable<ApiAccess['transport']> = async ({ url, ...init }) => {
    const response = await api.fetch(new Request(url, init));
    const text = await response.text();
    return { status: response.status, text, ...cachingOf((name) => response.headers.get(name)) };
  };
  const send = api.transport ?? fetchTransport;
  const responses = createResponseStore({
    bytes: responseBytes,
    versions,
    longestCall,
    hearsChanges: api.hearsChanges,
    now,
  });

  return {
    fetch({ method, url, headers, signal }) {
      const started = begin(method, url, async (ending): Promise<Response> => {
        const {
          status,
          headers: received,
          body,
        } = await api.fetch(new Request(url, { method, headers, signal: ending }));
        return new Response(body && (await readAll(body)), { status, headers: received });
      });
      return shareCall(started, longestCall).join(signal);
    },
    async transport(request, onResponse = () => undefined) {
      const { method, url, signal } = request;
      // What a single visitor is refused says nothing of the service.
      if (request.headers.cookie !== undefined && method !== 'GET')
        return limit.execute(() => until(send(request), signal), signal);
      const started = begin(method, url, (ending) => send({ ...request, signal: ending }));
      const key = keyOfRequest(request);
      if (key === null) return shareCall(started, longestCall).join(signal);
      const response = await responses.request(key, signal, started);
      onResponse(response.tags);
      return response;
    },
    memoryOf: (edition, onRecall) => {
      const keyAt = (path: string): string => keyOf(htmlLang(edition), path);
      return {
        store: (path, text, value) => responses.store(keyAt(path), text, value),
        readParsed: (path, text) => responses.readBefore(keyAt(path), text),
        delete: (path) => responses.forget(keyAt(path)),
        readStale(path, { isMain }) {
          responses.refuse(keyAt(path));
          const isOut = circuits.isOpen(`GET ${path.split('?')[0]}`);
          // A section that fails for a moment says so; one whose circuit is open shows what it last had.
          const text = isMain || isOut ? responses.stale(keyAt(path)) : null;
          if (text !== null) onRecall();
          return text;
        },
      };
    },
    responses,
    versions,
  };
}
