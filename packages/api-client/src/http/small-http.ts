import { htmlLang } from '@millwright/domain';
import { failed, type Result } from '../result.ts';
import { readEnvelope } from './envelope.ts';
import type { HttpOptions } from './http.types.ts';
import { parseStrictJson } from './strict-json.ts';

/** How a small client reaches its service. */
export type SmallHttpOptions = Pick<HttpOptions, 'fetch' | 'baseUrl' | 'edition' | 'timeout'>;

/** Sends a request and answers the `data` of a successful envelope. Never rejects. */
export type Send = (path: string, init?: RequestInit) => Promise<Result<unknown>>;

/**
 * The way of the small clients to their service: what `createHttp` does for a call without retries or memory, in half a
 * kilobyte.
 */
export function createSmallHttp({
  fetch = (request) => globalThis.fetch(request),
  baseUrl,
  edition,
  timeout = 5000,
}: SmallHttpOptions): Send {
  return async (path, init) => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const headers = { accept: 'application/json', 'accept-language': htmlLang(edition), ...init?.headers };
      const response = await fetch(
        new Request(baseUrl + path, { credentials: 'include', redirect: 'error', signal, ...init, headers }),
      );
      return readEnvelope(response.status, await response.text(), parseStrictJson);
    } catch {
      return failed(signal.aborted ? { kind: 'timeout' } : { kind: 'network' });
    }
  };
}
