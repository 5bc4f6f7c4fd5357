import type { Result } from '@millwright/api-client';

/** A call of the API that failed, by the kind of its failure. */
class CallFailedError extends Error {}

/** The value of a call; throws where it failed. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new CallFailedError(result.failure.kind);
  return result.value;
}
