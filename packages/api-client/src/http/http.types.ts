import type { EditionKey } from '@millwright/domain';
import type { Result } from '../result.ts';

/** What `fetch` is to the client: the platform's own, or that of an API in the same process. */
export type Fetch = (request: Request) => Promise<Response>;

/** A request as little more than what goes over the wire. */
export interface PlainRequest {
  method: WireRequest['method'];
  /** Absolute. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** JSON, or a file; none for a GET. */
  body?: string | Uint8Array<ArrayBuffer>;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Sends a request and reads its response whole; rejects where there is none. Servers that make many calls save the
 * objects of `fetch`, which cost more than the calls.
 */
export type Transport = (request: PlainRequest) => Promise<{ status: number; text: string }>;

/** How a client reaches its services and speaks to them. */
export interface HttpOptions {
  /** Sends a request. @default globalThis.fetch */
  fetch?: Fetch;
  /** Sends requests instead of `fetch`, without credentials; it limits what it reads itself. @default none */
  transport?: Transport;
  /** Where paths under `/api/` and all others go: an absolute URL without a path. */
  baseUrl: string;
  /** Where paths under `/memberApi/`, and the password login, go. @default baseUrl */
  memberBaseUrl?: string;
  /** The edition whose language is requested. */
  edition: EditionKey;
  /** How long a whole call may take, in milliseconds. @default 5000 */
  timeout?: number;
  /** The largest response that is read, in bytes; Infinity where the transport has limited it. @default 5 MB */
  largestBody?: number;
  /** How often a GET is tried again where the service was not reached. @default 1 */
  retries?: 0 | 1;
  /** Ends every call that still runs, which then counts as one that took too long. */
  deadline?: AbortSignal;
  /** Caches good responses, and serves them where the service fails. @default none are cached */
  cache?: ResponseCache;
}

/** Caches what a service has responded, by path and query. */
export interface ResponseCache {
  /** Stores a response that is what the contract says, with what was read in it. */
  store(key: string, text: string, value: unknown): void;
  /**
   * What was read in the very same response before, which nobody may change; undefined where that is not known. @default
   * every response is read
   */
  readParsed?(key: string, text: string): unknown;
  /** Forgets a thing that is no more. */
  delete(key: string): void;
  /** An older response in place of one that failed; null where there is none to take. */
  readStale(key: string, call: Pick<CallOptions, 'isMain'>): string | null;
}

/** What a single call may set. */
export interface CallOptions {
  /** Ends the call. */
  signal?: AbortSignal;
  /** How long this call may take, in milliseconds. */
  timeout?: number;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** Sends neither cookies nor the query of the page, in which a search may stand. @default false */
  isAnonymous?: boolean;
  /** Whether there is nothing to show without it: any older response is better than none then. @default false */
  isMain?: boolean;
}

/** A request before it is sent: the path of the contract, and query or body. */
export interface WireRequest {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path of the contract. */
  path: string;
  /** Parameters of the URL; undefined ones are left out. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  body?: object;
  /** Sent as it is, in place of a body. */
  file?: Uint8Array<ArrayBuffer>;
  /** Headers next to those of every request. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends requests and returns the `data` of a successful envelope, read by the caller, who knows its shape. */
export interface Http {
  send(request: WireRequest, options?: CallOptions): Promise<Result<unknown>>;
  send<T>(
    request: WireRequest,
    options: CallOptions | undefined,
    read: (data: unknown) => Result<T>,
  ): Promise<Result<T>>;
  /** The edition that is requested. */
  edition: EditionKey;
  /** Whether the member service has a base URL of its own. */
  hasMemberHost: boolean;
  /** The URL of a path of the contract. */
  urlOf(path: string): string;
}
