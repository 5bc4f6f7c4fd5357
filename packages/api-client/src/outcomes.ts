import type { Upload } from '@millwright/domain';
import { isLoginNeeded, wrongFields } from './endpoints/member-things.ts';
import type { Failure, Result } from './result.ts';

/** The message of the service; undefined where it sent none. */
export const failureMessage = (failure: Failure): string | undefined =>
  failure.kind === 'refused' && failure.message !== '' ? failure.message : undefined;

/** What became of a call that only members may make; `done` says it of one that succeeded. */
export function memberOutcomeOf<Value, Done>(result: Result<Value>, done: (value: Value) => Done) {
  if (result.ok) return done(result.value);
  if (isLoginNeeded(result.failure)) return { status: 'loginNeeded' as const };
  return { status: 'failed' as const, message: failureMessage(result.failure) };
}

/** A wrong field without the names of its parts: `facts.city.cn` is `facts`. */
export const fieldWithoutParts = (field: string): string => field.replace(/\..*$/, '');

/**
 * What became of a form that was sent.
 *
 * @param nameOf What the form calls a wrong field. @default its name without those of its parts
 */
export function sendOutcomeOf(result: Result<unknown>, nameOf = fieldWithoutParts) {
  const fields = result.ok ? [] : wrongFields(result.failure).map(nameOf);
  if (!result.ok && fields.length > 0)
    return { status: 'invalid' as const, fields, message: failureMessage(result.failure) };
  return memberOutcomeOf(result, () => ({ status: 'sent' as const }));
}

/** What became of a file that was sent. */
export const uploadOutcomeOf = (result: Result<Upload>) =>
  result.ok
    ? { status: 'stored' as const, id: result.value.id }
    : { status: 'failed' as const, reason: failureMessage(result.failure) };
