import { serialize } from 'pg-protocol';

/** Messages of PostgreSQL's wire protocol, version 3, for statements that are prepared once and executed often. */

/** Has the server parse a statement and store it under a name; it infers the types of the parameters. */
export const parseMessage = (name: string, text: string): Uint8Array =>
  Buffer.concat([serialize.parse({ name, text }), serialize.sync()]);

/** Has the server run a stored statement with values as text, and describe its rows. */
export const executeMessage = (statement: string, values: (string | null)[]): Uint8Array =>
  Buffer.concat([
    serialize.bind({ statement, values }),
    serialize.describe({ type: 'P' }),
    serialize.execute(),
    serialize.sync(),
  ]);
