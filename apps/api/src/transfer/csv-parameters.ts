import {
  parameterOf,
  parseStoredParameters,
  quantityText,
  readQuantityText,
  unitSymbol,
  type ParameterDefinition,
  type StoredParameter,
  type StoredWords,
} from '@millwright/domain/parameters';
import { parseJson } from '../parse-json.ts';
import type { CsvRecord } from './read-csv.ts';

/**
 * Parameters in the cells of a table, a column each: `clamping-force [kN]` with `3000`, `30..120`, `..40` or `11..`, a
 * choice by its key, words as `English|中文`. What columns cannot say is JSON: words with a bar in `"…"` or `{…}`, lines
 * without a definition as a list in the column `other_lines`. `parameter_order` has the keys in the order of the product, with
 * `*` for the next line.
 */

/** Columns of a product besides those of its parameters. */
export const productColumns = [
  'model',
  'gallery',
  'eclass',
  'unspsc',
  'gtin',
  'other_lines',
  'parameter_order',
] as const;

const codes = ['eclass', 'unspsc', 'gtin'] as const;

/** A text as a field of a table, in quotes where it needs them. */
export const quotedCell = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Whether a parameter is one that the schema knows, so that it has a column; the others are lines of words. */
export const isKeyed = (one: StoredParameter): one is Extract<StoredParameter, { key: string }> =>
  'key' in one && parameterOf(one.key) !== undefined;

/** The name of the column of a parameter. */
export const parameterColumn = (definition: ParameterDefinition): string => {
  const symbol = definition.kind === 'quantity' ? unitSymbol(definition.unit) : '';
  return symbol ? `${definition.key} [${symbol}]` : definition.key;
};

/** The definition of a column; undefined for any other column. */
export function definitionOfColumn(name: string): ParameterDefinition | undefined {
  const [, key = '', symbol] = /^([a-z0-9-]+)(?: ?\[(.*)\])?$/.exec(name.trim()) ?? [];
  const definition = parameterOf(key);
  if (!definition || symbol === undefined) return definition;
  // Names of columns are read in small letters.
  return parameterColumn(definition).toLowerCase() === `${key} [${symbol}]`.toLowerCase() ? definition : undefined;
}

function wordsCell(words: StoredWords, isPlain: boolean): string {
  const text = typeof words === 'string' ? words : `${words.en}|${words.cn}`;
  // A cell has two languages.
  const isSimple =
    isPlain &&
    !/^["{\s]|\s$/.test(text) &&
    text.split('|').length === (typeof words === 'string' ? 1 : Object.keys(words).length);
  return isSimple && text.split('|').every((part) => part === part.trim()) ? text : JSON.stringify(words);
}

/** A parameter as its cell. */
export function cellOf(parameter: StoredParameter): string {
  if ('choice' in parameter) return parameter.choice;
  if ('text' in parameter) return wordsCell(parameter.text, parameterOf(parameter.key)?.kind === 'words');
  if ('value' in parameter) return JSON.stringify(parameter);
  return quantityText(parameter);
}

/** A cell as what it may stand for; nothing is checked here. */
export function readCell(definition: ParameterDefinition, cell: string): Record<string, unknown> {
  const { key, kind } = definition;
  if (/^["{]/.test(cell)) return { key, text: parseJson(cell) };
  if (kind === 'choice') return { key, choice: cell };
  if (kind === 'words') {
    const [en, cn, ...more] = cell.split('|').map((text) => text.trim());
    return { key, text: cn === undefined || more.length > 0 ? cell : { en, cn } };
  }
  return { key, ...readQuantityText(cell) };
}

/** The columns of parameters that a table has. */
const columnsIn = (row: CsvRecord): [string, ParameterDefinition][] =>
  Object.keys(row).flatMap((name) => {
    const definition = definitionOfColumn(name);
    return definition ? [[name, definition] as const] : [];
  }) as [string, ParameterDefinition][];

function inOrder(items: Record<string, unknown>[], lines: unknown[], order: string): unknown[] {
  const left = [...lines];
  const byKey = new Map(items.map((item) => [item.key, item]));
  const placed = order.split(/\s+/).flatMap((name) => {
    if (name === '*') return left.splice(0, 1);
    const item = byKey.get(name);
    return byKey.delete(name) ? [item] : [];
  });
  return [...placed, ...byKey.values(), ...left];
}

/**
 * What a row of a table says of a product's details: model, gallery, codes and parameters, each only where the table
 * has a column for it. Null where it has none of them.
 */
export function detailsOfRow(row: CsvRecord): { details: Record<string, unknown> | null } | { error: string } {
  const columns = columnsIn(row);
  const details: Record<string, unknown> = {};
  if ('model' in row) details.model = row.model;
  if ('gallery' in row) details.gallery = row.gallery!.split(/\s+/).filter((url) => url !== '');
  if (codes.some((code) => code in row))
    details.codes = Object.fromEntries(codes.flatMap((code) => (row[code] ? [[code, row[code]]] : [])));
  if (columns.length > 0 || 'other_lines' in row) {
    const items = columns.flatMap(([name, definition]) => (row[name] ? [readCell(definition, row[name])] : []));
    const lines = row.other_lines ? parseJson(row.other_lines) : [];
    if (!Array.isArray(lines)) return { error: 'its other_lines are no list' };
    const parsed = parseStoredParameters(inOrder(items, lines, row.parameter_order ?? ''));
    if ('errors' in parsed) return { error: parsed.errors.join('; ') };
    details.parameters = parsed.parameters;
  }
  return { details: Object.keys(details).length > 0 ? details : null };
}
