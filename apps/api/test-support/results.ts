import type { Result } from '@millwright/api-client';

/** Why a call failed: the reason of a refusal, else the kind of failure; null for one that succeeded. */
export const reasonOf = (result: Result<unknown>): string | null =>
  result.ok ? null : result.failure.kind === 'refused' ? result.failure.reason : result.failure.kind;
