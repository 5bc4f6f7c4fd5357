/**
 * Writes a line of JSON to the standard error, with the fields that the API's log has too: `level`, `time` (UTC), `msg`
 * and, where there is a request, `requestId`, which its response has in `X-Request-Id`.
 */
export function writeLogLine(level: 'warn' | 'error', msg: string, fields: Readonly<Record<string, unknown>>): void {
  console[level](JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg }));
}

/** Writes a fault of a page to the log; what a visitor may see is the error page's matter. */
export function logFault({ requestId }: { requestId: string }, error: unknown, { pathname }: URL): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  writeLogLine('error', 'a page could not be rendered', { requestId, path: pathname, error: detail });
}
