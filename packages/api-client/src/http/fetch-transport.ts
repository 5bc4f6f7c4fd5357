import { createFetch } from 'ofetch';
import type { CallOptions, Transport, Fetch } from './http.types.ts';
import { limitBody } from './limit-body.ts';

/** Thrown when the service responds with a redirect: it is not followed. */
export class RedirectedError extends Error {}

/**
 * Makes transports over a `fetch`.
 * @param largestBody The largest response that is read, in bytes.
 * @returns the transport of one call
 */
export function createFetchTransport(
  fetch: Fetch,
  largestBody: number,
): (call: Pick<CallOptions, 'keepalive' | 'isAnonymous'>) => Transport {
  const transport = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await fetch(new Request(input, init));
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      throw new RedirectedError();
    return limitBody(response, largestBody);
  };
  const ofetch = createFetch({ fetch: transport as typeof globalThis.fetch });
  return ({ keepalive = false, isAnonymous = false }) =>
    async ({ method, url, headers, body, signal }) => {
      const response = await ofetch.raw<unknown, 'text'>(url, {
        method,
        body,
        headers,
        credentials: isAnonymous ? 'omit' : 'include',
        ...(isAnonymous && { referrerPolicy: 'origin' }),
        redirect: 'manual',
        keepalive,
        signal,
        // Text and a parser of our own: ofetch's hands malformed JSON back as a string. Retries and time-outs are ours
        // too, because ofetch's would also repeat a call that timed out, and end before the body is read.
        responseType: 'text',
        retry: false,
        ignoreResponseError: true,
      });
      return { status: response.status, text: response._data ?? '' };
    };
}
