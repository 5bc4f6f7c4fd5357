import { types, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { createStatementNames } from './statement-names.ts';
import { executeMessage, parseMessage } from './wire-messages.ts';

type Row = Record<string, unknown>;

/** Of PGlite's responses those that hold rows; PGlite does not export their types. */
type BackendMessage =
  | { name: 'rowDescription'; fields: { name: string; dataTypeID: number }[] }
  | { name: 'dataRow'; fields: (string | null)[] }
  | { name: 'other' };

/** A value as the protocol sends it as text; undefined where only PGlite knows how. */
function asText(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : undefined;
}

/** Reads the rows out of the responses. */
function resultOf(
  messages: readonly BackendMessage[],
  parsers: QueryOptions['parsers'],
): Pick<Results<Row>, 'rows' | 'fields'> {
  const fields = messages.flatMap((message) => (message.name === 'rowDescription' ? message.fields : []));
  const rows = messages.flatMap((message) =>
    message.name === 'dataRow'
      ? [
          Object.fromEntries(
            fields.map(({ name, dataTypeID }, at) => [
              name,
              types.parseType(message.fields[at] ?? null, dataTypeID, parsers),
            ]),
          ),
        ]
      : [],
  );
  return { rows, fields };
}

/**
 * Runs statements that are to be prepared, each planned once in this database; PGlite itself plans a query each time it
 * runs. Returns null for what it leaves to PGlite.
 */
export function createPreparedRuns(database: Pick<PGlite, 'runExclusive' | 'execProtocol' | 'parsers'>) {
  const nameOf = createStatementNames();
  const parsed = new Set<string>();
  return (statement: string, values: readonly unknown[], parsers: QueryOptions['parsers']) => {
    const name = nameOf(statement);
    const texts = values.map(asText);
    if (name === undefined || !texts.every((value) => value !== undefined)) return null;
    return database.runExclusive(async () => {
      if (!parsed.has(name)) {
        await database.execProtocol(parseMessage(name, statement), { syncToFs: false });
        parsed.add(name);
      }
      const { messages } = await database.execProtocol(executeMessage(name, texts), { syncToFs: false });
      return resultOf(messages as unknown as BackendMessage[], { ...database.parsers, ...parsers });
    });
  };
}
