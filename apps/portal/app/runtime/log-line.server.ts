/**
 * Writes a line of JSON to the standard error, with the fields that the API's log has too: `level`, `time` (UTC), `msg`
 * and, where there is a request, `requestId`, which its response has in `X-Request-Id`.
 */
export function writeLogLine(level: 'warn' | 'error', msg: string, fields: Readonly<Record<string, unknown>>): void {
  console[level](JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg }));
}
