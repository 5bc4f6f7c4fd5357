import type { ReadContext } from './contract/call.ts';
import type { Encrypt } from './encrypt.ts';
import { createHttp } from './http/http.ts';
import type { Http, HttpOptions } from './http/http.types.ts';
import { readContext, type ReadOptions } from './read-context.ts';

/** How a client is made. */
export interface ApiClientOptions extends HttpOptions, ReadOptions {
  /**
   * Encrypts accounts and passwords: `encryptForLogin` of `@millwright/api-client/encrypt`.
   * @default nobody can log in with this client
   */
  encrypt?: Encrypt;
}

/** One edition of the API: the first argument of every call. */
export interface ApiClient extends Http {
  /** How what the API sends is read. */
  context: ReadContext;
  /** Encrypts accounts and passwords. @default nobody can log in */
  encrypt?: Encrypt | undefined;
}

/** For an API that sanitises article bodies itself. */
export const trustedHtml = (html: string): string => html;

/**
 * Creates the client of the API, one per edition. Each call is a function that takes it, so that a bundle has the calls
 * that it makes and no others.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient => ({
  ...createHttp(options),
  context: readContext(options),
  encrypt: options.encrypt,
});
