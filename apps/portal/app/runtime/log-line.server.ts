/** How grave it is. */
type Level = 'warn' | 'error';

/** What a line of the log may have next to its message. */
interface LogFields {
  /** Id of the request, which its response has in `X-Request-Id`. */
  requestId?: string | undefined;
  [name: string]: unknown;
}

/**
 * Writes a line of JSON to the standard error, with the fields that the API's log has too: `level`, `time` (UTC), `msg`
 * and, where there is a request, `requestId`.
 */
export function writeLogLine(level: Level, msg: string, fields: LogFields = {}): void {
  const write = level === 'error' ? console.error : console.warn;
  write(JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg }));
}
