import { MAINLAND_PHONE_PATTERN } from '@millwright/domain';
import { pino, type DestinationStream, type Logger } from 'pino';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { masked } from '../members/messages.ts';

export type { Logger } from 'pino';

/** How much is logged. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Phone numbers, and the ids of requests, of which one in some thousands has the digits of a phone number within. */
const phoneOrId = new RegExp(
  String.raw`\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|(?<!\d)${MAINLAND_PHONE_PATTERN.source.slice(1, -1)}(?!\d)`,
  'gi',
);

/** Longer texts are cut: what is logged is for people. */
const longest = 2000;

/**
 * Takes out of a text what no log may hold: phone numbers and addresses are masked; ciphertexts, hashes and values of
 * cookies go. Passwords and codes are never handed to the logger at all.
 */
export const withoutSecrets = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(/(__Host-\w+)=[^;\s,"]+/g, '$1=…')
    .replaceAll(/\b(Bearer|Basic)\s+[\w+/=.~-]+/gi, '$1 …')
    .replaceAll(/(:\/\/[^\s/:@]*):[^\s/@]+@/g, '$1:…@')
    .replaceAll(/[\w+/-]{64,}={0,2}/g, '…')
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, masked)
    .replaceAll(phoneOrId, (found) => (found.includes('-') ? found : masked(found)));

/** What of an error may be logged: never the values of a query, nor the row that a database refused. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  if (error instanceof DrizzleQueryError) return { ...describeError(error.cause), query: withoutSecrets(error.query) };
  const { code } = error as { code?: unknown };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.slice(0, 10).map(describeError) } : {}),
    stack,
  };
}

/** Keeps what is logged, in any depth, free of secrets. */
function clean(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (value instanceof Error) return describeError(value);
  if (typeof value !== 'object' || value === null || depth > 4) return value;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => clean(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clean(item, depth + 1)]));
}

/** Writes a line of JSON for each thing that is logged. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => clean(fields) as Record<string, unknown> },
      hooks: {
        logMethod(given, method) {
          method.apply(
            this,
            given.map((part) => (typeof part === 'string' ? withoutSecrets(part) : part)) as Parameters<typeof method>,
          );
        },
      },
    },
    destination,
  );
}
