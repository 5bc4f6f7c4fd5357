import type { ReadContext } from './contract/call.ts';
import { createHttp } from './http/http.ts';
import type { Http, HttpOptions } from './http/http.types.ts';
import { readContext, type ReadOptions } from './read-context.ts';

/** Encrypts a text of a login with a public key in PEM; null where that cannot be done safely. */
export type Encrypt = (text: string, publicKey: string) => Promise<string | null>;

/** How a client is made. */
export interface ApiClientOptions extends HttpOptions, ReadOptions {
  /** Encrypts accounts and passwords. @default as browsers do, by a library that comes with the first login */
  encrypt?: Encrypt;
}

/** One edition of the API: the first argument of every call. */
export interface ApiClient extends Http {
  /** How what the API sends is read. */
  context: ReadContext;
  /** Encrypts accounts and passwords. @default as browsers do */
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
