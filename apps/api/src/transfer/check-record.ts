import { ARTICLE_TYPES, ALL_EDITION_KEYS } from '@millwright/domain';
import type { Column } from 'drizzle-orm';
import { columnsOf, type Entity } from './entities.ts';

/** Longer texts are none of an article's. */
const longestText = 4 * 1024 * 1024;
const largestInteger = 2 ** 31 - 1;
const editions: readonly string[] = ALL_EDITION_KEYS;
const articleTypes: readonly string[] = ARTICLE_TYPES;

/** A date with its time and zone, as JSON has it. */
const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

type Checked = { value: unknown } | { error: string };

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestText && !value.includes('\0') && value.isWellFormed();

function checkJson(value: unknown): string | null {
  if (value === null || typeof value !== 'object') return 'must be an object or a list';
  const text = JSON.stringify(value);
  return text.length > longestText || text.includes('\\u0000') ? 'is too long or holds zero characters' : null;
}

/** Why a value cannot be a column's; else the value as the database takes it. */
function checkValue(column: Column, value: unknown): Checked {
  switch (column.dataType) {
    case 'number':
      return Number.isSafeInteger(value) &&
        (column.columnType !== 'PgInteger' || Math.abs(value as number) <= largestInteger)
        ? { value }
        : { error: 'must be a whole number' };
    case 'boolean':
      return typeof value === 'boolean' ? { value } : { error: 'must be true or false' };
    case 'date': {
      const date = typeof value === 'string' && instant.test(value) ? new Date(value) : null;
      return date && !Number.isNaN(date.getTime()) && date.getUTCFullYear() > 0
        ? { value: date }
        : { error: 'must be a date with time and zone, such as 2026-05-01T08:00:00Z' };
    }
    case 'array': {
      const of = (column as Column & { baseColumn: Column }).baseColumn;
      const isList =
        Array.isArray(value) && value.length <= 1000 && value.every((item) => 'value' in checkValue(of, item));
      return isList
        ? { value }
        : { error: `must be a list of ${of.dataType === 'number' ? 'whole numbers' : 'texts'}` };
    }
    case 'json': {
      const error = checkJson(value);
      return error === null ? { value } : { error };
    }
    default:
      return isText(value) ? { value } : { error: 'must be a text' };
  }
}

/**
 * Checks a record of an entity against the columns of its table. Returns its values, or in one line everything that is
 * wrong. An id may be missing where the record has another key; what has a default may always be.
 */
export function checkRecord(
  entity: Entity,
  record: Record<string, unknown>,
  { needsIdentity }: { needsIdentity: boolean },
): { values: Record<string, unknown> } | { error: string } {
  const columns = columnsOf(entity);
  const values: Record<string, unknown> = {};
  const mistakes = Object.keys(record)
    .filter((name) => !Object.hasOwn(columns, name))
    .map((name) => `there is no field ${name}`);
  for (const [name, column] of Object.entries(columns)) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    const isOptional = column.hasDefault || !column.notNull || (!needsIdentity && entity.identity.includes(name));
    if (value === undefined || (value === null && !column.notNull)) {
      if (value === null) values[name] = null;
      else if (!isOptional) mistakes.push(`${name} is missing`);
      continue;
    }
    const checked = checkValue(column, value);
    if ('error' in checked) mistakes.push(`${name} ${checked.error}`);
    else if (name === 'edition' && value !== column.default && !editions.includes(value as string))
      mistakes.push(`edition must be one of ${editions.join(', ')}`);
    else if (name === 'types' && !(value as string[]).every((type) => articleTypes.includes(type)))
      mistakes.push(`types must be of ${articleTypes.join(', ')}`);
    else values[name] = checked.value;
  }
  return mistakes.length > 0 ? { error: mistakes.join('; ') } : { values };
}
