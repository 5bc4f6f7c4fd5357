/**
 * Why a call has no value. Closed, so that a caller can handle every case:
 * - `refused`: the service responded, but its code is not 1; `message` is in the reader's language.
 * - `status`: an HTTP status that is not a success, without an envelope that says more.
 * - `timeout`: no whole response in time.
 * - `network`: the service could not be reached, or the connection broke.
 * - `malformed`: a response that is not what the contract says: not JSON, too large, of another shape, a redirect.
 * - `aborted`: the caller's own signal ended it.
 * - `insecure`: there is no safe way to encrypt here, so nothing was sent.
 */
export type Failure =
  | { kind: 'refused'; status: number; code: number; message: string; reason: string | null; data: unknown }
  | { kind: 'status'; status: number }
  | { kind: 'timeout' }
  | { kind: 'network' }
  | { kind: 'malformed'; problem: string }
  | { kind: 'aborted' }
  | { kind: 'insecure' };

/** What every call resolves to; calls never reject. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** A result that holds a value. */
export const success = <T>(value: T): Result<T> => ({ ok: true, value });

/** A result that says why there is none. */
export const failed = (failure: Failure): Result<never> => ({ ok: false, failure });

/** Changes the value of a result and leaves a failure as it is. */
export function mapResult<T, U>(result: Result<T>, change: (value: T) => U): Result<U> {
  return result.ok ? success(change(result.value)) : result;
}

/** A call that failed, for those who handle failures as errors: the loaders of pages, and tests. */
export class CallFailedError extends Error {
  /** Why. */
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The value of a call. @throws {CallFailedError} where it failed */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new CallFailedError(result.failure);
  return result.value;
}

/** How services say that there is no such thing where they give no reason that a program understands. */
const sayingNotFound = /\bnot found\b|\bno such\b|(?:does not|doesn['’]t) exist|不存在|未找到|没有找到|找不到/i;

/** Whether a refusal says that there is no such thing: by its reason, else by its status or its words. */
export function isNotFound(failure: Failure): boolean {
  if (failure.kind === 'status') return failure.status === 404;
  if (failure.kind !== 'refused') return false;
  return failure.reason === null
    ? failure.status === 404 || sayingNotFound.test(failure.message)
    : failure.reason === 'not_found';
}
