import { escapeHtml } from '@millwright/domain';
import type { ReadContext } from './contract/call.ts';
import { createHttp } from './http/http.ts';
import type { Http, HttpOptions } from './http/http.types.ts';
import { imageUrl } from './image-url.ts';

/** Encrypts a text of a login with a public key in PEM; null where that cannot be done safely. */
export type Encrypt = (text: string, publicKey: string) => Promise<string | null>;

/** How what the API sends is read. */
interface ReadOptions extends Pick<HttpOptions, 'edition'> {
  /** Where images that are only a path are: an absolute URL. @default '' (the site itself) */
  imagePrefix?: string;
  /** Origins of the site itself: an article whose URL leads there is read here. @default none */
  ownOrigins?: readonly string[];
  /**
   * Makes the HTML of article bodies safe to show: a sanitiser where the API is somebody else's, `trustedHtml` where it
   * is ours, which sanitises on write. @default all markup shown as text
   */
  prepareHtml?: (html: string) => string;
}

const asText = (html: string): string => `<p>${escapeHtml(html)}</p>`;

/** How wire data is read with these options. */
export function readContext(options: ReadOptions): ReadContext {
  return {
    edition: options.edition,
    // A URL that must not be shown becomes empty, for which a default image is shown.
    imageUrl: (path) => imageUrl(path, options.imagePrefix ?? '') ?? '',
    ownOrigins: options.ownOrigins,
    prepareHtml: options.prepareHtml ?? asText,
  };
}

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
