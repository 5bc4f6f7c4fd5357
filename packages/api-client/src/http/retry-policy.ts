import type { Result } from '../result.ts';
import type { WireRequest } from './http.types.ts';

/** Statuses after which a GET is tried once more: the service itself was not reached. */
const passing = new Set([502, 503, 504]);

/** Whether a call is tried again after its first result: a GET that did not reach the service. A POST never is. */
export function isRetried({ method }: WireRequest, result: Result<unknown>): boolean {
  if (method !== 'GET' || result.ok) return false;
  const { failure } = result;
  return failure.kind === 'network' || (failure.kind === 'status' && passing.has(failure.status));
}

/** How long a retry waits, 20 to 100 ms: not all at the same moment. */
export const pauseBeforeRetry = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
