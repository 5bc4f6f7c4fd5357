import { failed, success, type Result } from '../result.ts';

/**
 * Unwraps `{ code, msg, data }` (spec §7): code 1 is success and returns `data`; any other number is a refusal. What is
 * not such an envelope is a failure by its HTTP status, or malformed.
 */
export function readEnvelope(status: number, text: string): Result<unknown> {
  const isSuccess = status >= 200 && status < 300;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return isSuccess ? failed({ kind: 'malformed', problem: 'not JSON' }) : failed({ kind: 'status', status });
  }
  const envelope = body as { code?: unknown; msg?: unknown; data?: unknown; reason?: unknown } | null;
  if (typeof envelope !== 'object' || envelope === null || typeof envelope.code !== 'number') {
    return isSuccess ? failed({ kind: 'malformed', problem: 'no envelope' }) : failed({ kind: 'status', status });
  }
  if (envelope.code === 1) return isSuccess ? success(envelope.data) : failed({ kind: 'status', status });
  // A service that is down may say so in an envelope; that is still its status.
  if (status >= 500) return failed({ kind: 'status', status });
  return failed({
    kind: 'refused',
    status,
    code: envelope.code,
    message: typeof envelope.msg === 'string' ? envelope.msg : '',
    reason: typeof envelope.reason === 'string' ? envelope.reason : null,
    data: envelope.data,
  });
}
