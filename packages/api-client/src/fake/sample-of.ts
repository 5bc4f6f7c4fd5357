import * as v from 'valibot';

/** A schema as far as samples are made from it. */
interface Parts {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly v.GenericSchema[];
}

/** Texts that rules of the contract require; the first that a schema takes is used. */
const texts = [
  'text',
  '2026-03-01T04:00:00.000Z',
  '2026-03-01',
  '/memberApi/paper/file?id=1',
  '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----',
  'sample-key-0123456789',
  'sample-file-0123456789',
  '123456',
  '/articles',
  'https://www.example.com/',
  'reader@example.com',
];

const firstTaken = (schema: v.GenericSchema, candidates: readonly unknown[]): unknown =>
  candidates.find((candidate) => v.is(schema, candidate)) ?? candidates[0];

/** A value that a schema of the contract takes: the same each time, with one item in every list. */
export function sampleOf(schema: v.GenericSchema): unknown {
  const { type, entries, item, wrapped, options, literal, pipe } = schema as unknown as Parts;
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(entries ?? {}).map(([name, inner]) => [name, sampleOf(inner)]));
    case 'array':
      return item && (item as unknown as Parts).type !== 'never' ? [sampleOf(item)] : [];
    case 'string':
      return firstTaken(schema, texts);
    case 'number':
      return firstTaken(schema, [1, 2026, 0]);
    case 'boolean':
      return true;
    case 'literal':
      return literal;
    case 'picklist':
      return options?.[0];
    case 'variant':
    case 'union':
      return sampleOf(options?.[0] as v.GenericSchema);
    case 'intersect':
      return Object.assign({}, ...(options as v.GenericSchema[]).map((option) => sampleOf(option) as object));
    case 'optional':
    case 'nullish':
    case 'nullable':
      return sampleOf(wrapped!);
    case 'unknown':
      return '1';
    case 'any':
      return null;
    default:
      return pipe?.[0] ? sampleOf(pipe[0]) : null;
  }
}
