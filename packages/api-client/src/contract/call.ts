import type { EditionKey } from '@millwright/domain';
import type * as v from 'valibot';
import type { WireRequest } from '../http/http.types.ts';

/**
 * One call of the contract. `request` is what the server accepts (query or JSON body), `response` the `data` of a
 * successful envelope, both as they are on the wire; the client, the server's validation and the documents come from
 * it.
 */
export interface Call<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  /** How it is sent. */
  method: WireRequest['method'];
  /** Path on the service, `/api/…` or `/memberApi/…`. */
  path: string;
  /** What the server accepts: the query of a GET and of what takes a file, else the JSON body. */
  request: Request;
  /** The `data` of a successful response. */
  response: Response;
  /** The body is the bytes of a file, as `application/octet-stream`. @default it is JSON */
  takesFile?: true;
  /** The largest body that the server accepts, in bytes. @default 16 kB */
  largestBody?: number;
  /** Not in spec §7: an addition of this project. */
  extension?: true;
  /** Fields of a call of spec §7 that this project added. */
  extensionFields?: readonly string[];
}

/** Gives a call its exact type. Bundlers leave out definitions of calls that nothing sends. */
export const defineCall = /* @__NO_SIDE_EFFECTS__ */ <
  Request extends v.GenericSchema,
  Response extends v.GenericSchema,
>(
  call: Call<Request, Response>,
): Call<Request, Response> => call;

/** Defines a call that is not in spec §7: an addition of this project. */
export const defineExtension = /* @__NO_SIDE_EFFECTS__ */ <
  Request extends v.GenericSchema,
  Response extends v.GenericSchema,
>(
  call: Call<Request, Response>,
): Call<Request, Response> => ({ ...call, extension: true });

/** What turning wire data into domain types needs to know. */
export interface ReadContext {
  /** The edition that was requested, in whose language names are read. */
  edition: EditionKey;
  /** Turns the URL of an image into one that can be shown. */
  imageUrl: (path: string) => string;
  /** Origins of the site itself: what leads there is no URL of elsewhere. @default none */
  ownOrigins?: readonly string[];
  /** Makes the HTML of an article body safe to show. */
  prepareHtml: (html: string) => string;
}
