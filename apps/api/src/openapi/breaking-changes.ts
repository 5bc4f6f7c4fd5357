import { asObject, schemaIn, type Json, type OpenApiDocument, type Operation } from './openapi-document.ts';

type Direction = 'request' | 'response';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Bounds of a request and whether a new value of them takes less than the old one. */
const bounds: readonly [name: string, isNarrower: (before: number, after: number) => boolean][] = [
  ['minimum', (before, after) => after > before],
  ['minLength', (before, after) => after > before],
  ['minItems', (before, after) => after > before],
  ['maximum', (before, after) => after < before],
  ['maxLength', (before, after) => after < before],
  ['maxItems', (before, after) => after < before],
];

function* narrowed(before: Json, after: Json, where: string): Generator<string> {
  for (const [name, isNarrower] of bounds) {
    const [old, now] = [before[name], after[name]];
    const isLower = name.startsWith('min');
    if (typeof now === 'number' && isNarrower(typeof old === 'number' ? old : isLower ? -Infinity : Infinity, now))
      yield `${where}: ${name} is ${now}, was ${old ?? 'open'}`;
  }
  if (after.pattern !== undefined && after.pattern !== before.pattern)
    yield `${where}: pattern is ${String(after.pattern)}, was ${String(before.pattern ?? 'open')}`;
}

/** What a caller that relied on one schema can no longer rely on with another. */
function* schemaChanges(before: Json, after: Json, where: string, direction: Direction): Generator<string> {
  if (before.$ref !== undefined || after.$ref !== undefined) {
    if (before.$ref !== after.$ref) yield `${where}: refers to something else`;
    return;
  }
  if (before.type !== undefined && JSON.stringify(before.type) !== JSON.stringify(after.type)) {
    yield `${where}: type is ${JSON.stringify(after.type ?? 'open')}, was ${JSON.stringify(before.type)}`;
    return;
  }
  const [oldValues, newValues] = [listOf(before.enum), listOf(after.enum)];
  const lost = oldValues.filter((value) => newValues.length > 0 && !newValues.includes(value));
  if (lost.length > 0 || (direction === 'request' && oldValues.length === 0 && newValues.length > 0)) {
    yield `${where}: takes ${lost.length > 0 ? `no longer ${lost.join(', ')}` : `only ${newValues.join(', ')}`}`;
  }
  if (direction === 'request') yield* narrowed(before, after, where);

  const [oldFields, newFields] = [asObject(before.properties), asObject(after.properties)];
  const [oldRequired, newRequired] = [listOf(before.required), listOf(after.required)];
  for (const [name, schema] of Object.entries(oldFields)) {
    const at = `${where}.${name}`;
    if (newFields[name] === undefined) yield `${at}: was removed`;
    else yield* schemaChanges(asObject(schema), asObject(newFields[name]), at, direction);
  }
  if (direction === 'request')
    for (const name of newRequired.filter((field) => !oldRequired.includes(field)))
      yield `${where}.${String(name)}: is required now`;
  else
    for (const name of oldRequired.filter(
      (field) => !newRequired.includes(field) && newFields[String(field)] !== undefined,
    ))
      yield `${where}.${String(name)}: may be missing now`;
  if (before.items !== undefined)
    yield* schemaChanges(asObject(before.items), asObject(after.items), `${where}[]`, direction);
  for (const kind of ['anyOf', 'oneOf', 'allOf']) {
    const [olds, news] = [listOf(before[kind]), listOf(after[kind])];
    if (news.length < olds.length) yield `${where}: has ${news.length} forms, had ${olds.length}`;
    else
      for (const [at, schema] of olds.entries())
        yield* schemaChanges(asObject(schema), asObject(news[at]), `${where}(${at + 1})`, direction);
  }
}

function* operationChanges(before: Operation, after: Operation, where: string): Generator<string> {
  const parameters = new Map((after.parameters ?? []).map((parameter) => [parameter.name, parameter]));
  for (const parameter of before.parameters ?? []) {
    const now = parameters.get(parameter.name);
    const at = `${where} ?${parameter.name}`;
    if (!now) yield `${at}: was removed`;
    else {
      if (now.required && !parameter.required) yield `${at}: is required now`;
      yield* schemaChanges(asObject(parameter.schema), asObject(now.schema), at, 'request');
    }
  }
  const known = new Set((before.parameters ?? []).map(({ name }) => name));
  for (const { name, required } of after.parameters ?? [])
    if (required && !known.has(name)) yield `${where} ?${name}: is required now`;
  yield* schemaChanges(schemaIn(before.requestBody), schemaIn(after.requestBody), `${where} body`, 'request');
  for (const [status, response] of Object.entries(before.responses)) {
    const now = after.responses[status];
    if (now === undefined) yield `${where} ${status}: was removed`;
    else yield* schemaChanges(schemaIn(response), schemaIn(now), `${where} ${status}`, 'response');
  }
}

/** One line for each change that breaks callers of the contract as it was. What was added breaks nobody. */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const lines: string[] = [];
  for (const [path, operations] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const where = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (now) lines.push(...operationChanges(operation, now, where));
      else lines.push(`${where}: was removed`);
    }
  }
  return lines;
}
