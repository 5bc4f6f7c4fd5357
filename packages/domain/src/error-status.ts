const DEFAULT_STATUS = 500;

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;

/**
 * The HTTP status of an error: `statusCode`, else `status`, else `response.status`, else 500 (spec §8). A value that is
 * no status of a failure counts as absent, so that an error never returns 200 or a status that HTTP does not know.
 */
export const errorStatus = (error: unknown): number =>
  [read(error, 'statusCode'), read(error, 'status'), read(read(error, 'response'), 'status')].find(isErrorStatus) ??
  DEFAULT_STATUS;
