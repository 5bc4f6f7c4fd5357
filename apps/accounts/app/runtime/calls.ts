import { isNotFound, valueOf, type Result } from '@millwright/api-client';
import { data } from 'react-router';

/** The value of a call, for loaders; throws where it failed, and a 404 where there is no such thing. */
export function valueOrNotFound<T>(result: Result<T>): T {
  if (!result.ok && isNotFound(result.failure)) throw data(null, { status: 404 });
  return valueOf(result);
}
