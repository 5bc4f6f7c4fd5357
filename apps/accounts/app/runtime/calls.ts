import {
  failureMessage,
  fieldWithoutParts,
  isNotFound,
  valueOf,
  wrongFields,
  type Result,
} from '@millwright/api-client';
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

/** What became of a call, as forms of these pages tell it. */
export function outcomeOf(result: Result<unknown>): Outcome {
  if (result.ok) return { status: 'done' };
  return {
    status: 'failed',
    text: failureMessage(result.failure) ?? null,
    fields: wrongFields(result.failure).map(fieldWithoutParts),
  };
}
