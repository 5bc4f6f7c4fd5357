import * as v from 'valibot';

/** What the parts of a schema are called, as far as one holds others. */
interface AnySchema {
  type: string;
  entries?: Record<string, AnySchema>;
  item?: AnySchema;
  value?: AnySchema;
  wrapped?: AnySchema;
  options?: readonly unknown[];
  pipe?: readonly unknown[];
}

const isSchema = (part: unknown): part is AnySchema => (part as { kind?: string } | undefined)?.kind === 'schema';

/** The fields of a value that its schema does not read, as `list[].tables`. */
function unreadIn(schema: AnySchema, value: unknown, path: string): string[] {
  const first = schema.pipe?.find(isSchema);
  if (first !== undefined && first !== schema) return unreadIn({ ...first, pipe: undefined }, value, path);
  if (schema.wrapped) return unreadIn(schema.wrapped, value, path);
  // All shapes are meant at once: what one of them reads is read.
  if (schema.type === 'intersect') {
    const [shape = [], ...others] = (schema.options ?? []).filter(isSchema).map((one) => unreadIn(one, value, path));
    return shape.filter((field) => others.every((other) => other.includes(field)));
  }
  if (Array.isArray(value))
    return schema.item ? value.flatMap((one: unknown) => unreadIn(schema.item!, one, `${path}[]`)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const meant = schema.options?.find((choice) => isSchema(choice) && v.is(choice as never, value));
  if (meant !== undefined) return unreadIn(meant as AnySchema, value, path);
  const fields = Object.entries(value);
  const under = (name: string): string => (path === '' ? name : `${path}.${name}`);
  if (schema.type === 'record') return fields.flatMap(([name, field]) => unreadIn(schema.value!, field, under(name)));
  const { entries } = schema;
  if (!entries) return [];
  return fields.flatMap(([name, field]) =>
    name in entries ? unreadIn(entries[name]!, field, under(name)) : [under(name)],
  );
}

/** The fields that a response holds and its schema does not read: they are sent in vain. */
export const unreadFields = (response: v.GenericSchema, data: unknown): string[] => [
  ...new Set(unreadIn(response as unknown as AnySchema, data, '')),
];
