import type { EditionKey } from '@millwright/domain';
import type { Result } from '../result.ts';

/** What `fetch` is to the client: the platform's own, or that of an API in the same process. */
export type Fetch = (request: Request) => Promise<Response>;

/** How a client reaches its services and speaks to them. */
export interface HttpOptions {
  /** Sends a request. @default globalThis.fetch */
  fetch?: Fetch;
  /** Where paths under `/api/` and all others go: an absolute address without a path. */
  baseUrl: string;
  /** Where paths under `/memberApi/`, and the password login, go. @default baseUrl */
  memberBaseUrl?: string;
  /** The edition whose language is asked for. */
  edition: EditionKey;
  /** How long a whole call may take, in milliseconds. @default 5000 */
  timeout?: number;
  /** The largest answer that is read, in bytes. @default 5 MB */
  largestBody?: number;
}

/** What a single call may set. */
export interface CallOptions {
  /** Ends the call. */
  signal?: AbortSignal;
  /** How long this call may take, in milliseconds. */
  timeout?: number;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
}

/** A request before it is sent: the path of the contract, and query or body. */
export interface WireRequest {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object;
  /** Headers beside those of every request. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends requests and answers the `data` of a successful envelope. */
export interface Http {
  send(request: WireRequest, options?: CallOptions): Promise<Result<unknown>>;
  /** The edition that is asked for. */
  edition: EditionKey;
  /** Whether the member service has a base address of its own. */
  hasMemberHost: boolean;
  /** The address of a path of the contract. */
  urlOf(path: string): string;
}
