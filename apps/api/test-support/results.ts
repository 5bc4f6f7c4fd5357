import type { Result } from '@millwright/api-client';

/** The value of a call that has to succeed; throws with its failure where it did not. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

/** Why a call failed: the reason of a refusal, else the kind of failure; null for one that succeeded. */
export const reasonOf = (result: Result<unknown>): string | null =>
  result.ok ? null : result.failure.kind === 'refused' ? result.failure.reason : result.failure.kind;
