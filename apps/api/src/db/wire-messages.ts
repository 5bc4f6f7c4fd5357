/** Messages of PostgreSQL's wire protocol, version 3, for statements that are prepared once and executed often. */

const text = (value: string): Buffer => Buffer.from(`${value}\0`);

const int16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

const message = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};

const sync = message('S');

const parameter = (value: string | null): Buffer[] =>
  value === null ? [int32(-1)] : [int32(Buffer.byteLength(value)), Buffer.from(value)];

/** Has the server parse a statement and store it under a name; it infers the types of the parameters. */
export const parseMessage = (name: string, statement: string): Uint8Array =>
  Buffer.concat([message('P', text(name), text(statement), int16(0)), sync]);

/** Has the server run a stored statement with values as text, and describe its rows. */
export const executeMessage = (name: string, values: readonly (string | null)[]): Uint8Array => {
  const allAsText = int16(0);
  const unnamed = text('');
  const bind = message(
    'B',
    unnamed,
    text(name),
    allAsText,
    int16(values.length),
    ...values.flatMap(parameter),
    allAsText,
  );
  return Buffer.concat([bind, message('D', Buffer.from('P'), unnamed), message('E', unnamed, int32(0)), sync]);
};
