import { isLoginNeeded, isNotFound, valueOf, wrongFields, type Failure, type Result } from '@millwright/api-client';
import type { Upload } from '@millwright/domain';
import type { UploadOutcome } from '@millwright/ui/file-upload';
import type { SendOutcome } from '@millwright/ui/member-form';
import { data } from 'react-router';

/** The value of a call, for loaders; throws where it failed, and a 404 where there is no such thing. */
export function valueOrNotFound<T>(result: Result<T>): T {
  if (!result.ok && isNotFound(result.failure)) throw data(null, { status: 404 });
  return valueOf(result);
}

/** What became of something that a member did, for the form that did it. */
export type Outcome =
  | { status: 'done' }
  | {
      status: 'failed';
      /** The words of the server; null where nobody responded. */
      text: string | null;
      /** Wrong fields by their names of the domain. */
      fields: readonly string[];
    };

/** The words of the service; undefined where it said nothing. */
export const messageOf = (failure: Failure): string | undefined =>
  failure.kind === 'refused' && failure.message !== '' ? failure.message : undefined;

const partless = (field: string): string => field.replace(/\..*$/, '');

/** What became of a call, as forms of these pages tell it. */
export function outcomeOf(result: Result<unknown>): Outcome {
  if (result.ok) return { status: 'done' };
  return {
    status: 'failed',
    text: messageOf(result.failure) ?? null,
    fields: wrongFields(result.failure).map(partless),
  };
}

/**
 * What became of a call, as the forms of widgets tell it.
 *
 * @param nameOf What the form calls a wrong field. @default its name without those of its parts
 */
export function sendOutcomeOf(result: Result<unknown>, nameOf = partless): SendOutcome {
  if (result.ok) return { status: 'sent' };
  const { failure } = result;
  const fields = wrongFields(failure).map(nameOf);
  const message = messageOf(failure);
  if (fields.length > 0) return { status: 'invalid', fields, message };
  return isLoginNeeded(failure) ? { status: 'loginNeeded' } : { status: 'failed', message };
}

/** What became of a file. */
export function uploadOutcomeOf(result: Result<Upload>): UploadOutcome {
  if (result.ok) return { status: 'stored', id: result.value.id };
  return { status: 'failed', reason: messageOf(result.failure) };
}
