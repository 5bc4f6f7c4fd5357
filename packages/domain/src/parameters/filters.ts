import { compareDecimals, parseDecimal, type Decimal } from './decimal.ts';

/** What a list is narrowed to by a parameter. */
export type ParameterFilter =
  | {
      key: string;
      /** The least value; null where there is none. */
      low: Decimal | null;
      /** The highest value; null where there is none. */
      high: Decimal | null;
    }
  | { key: string; choice: string };

/** An order by a parameter. */
export interface ParameterOrder {
  key: string;
  /** Whether the highest value is first. */
  descending: boolean;
}

/** More parameters narrow no list. */
export const PARAMETER_FILTERS_MAX = 6;

const name = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text can be the key of a parameter or of a choice. */
export const isParameterKey = (text: unknown): text is string => typeof text === 'string' && name.test(text);

/** A range in its order; null where it has no end, or one that is no number. */
export function parameterRange(key: string, from: string, to: string): ParameterFilter | null {
  const [low, high] = [parseDecimal(from), parseDecimal(to)];
  if (!isParameterKey(key) || (low === null && high === null)) return null;
  if ((low === null && from !== '') || (high === null && to !== '')) return null;
  return low !== null && high !== null && compareDecimals(low, high) > 0
    ? { key, low: high, high: low }
    : { key, low, high };
}

function parseFilter(text: string): ParameterFilter | null {
  const [key = '', first = '', second, ...more] = text.split('_');
  if (!isParameterKey(key) || more.length > 0) return null;
  if (second !== undefined) return parameterRange(key, first, second);
  return isParameterKey(first) ? { key, choice: first } : null;
}

/**
 * Reads the filters by parameters of a URL: `clamping-force_3000_5000*drive_servo-pump`. A range may lack one of its
 * ends. What is wrong counts as absent; of a parameter that is named twice the first counts.
 */
export function parseParameterFilters(text: unknown): ParameterFilter[] {
  if (typeof text !== 'string' || text.length > 1000) return [];
  const filters = new Map<string, ParameterFilter>();
  for (const part of text.split('*')) {
    const filter = parseFilter(part);
    if (filter && !filters.has(filter.key)) filters.set(filter.key, filter);
  }
  return [...filters.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1)).slice(0, PARAMETER_FILTERS_MAX);
}

/** Writes filters for a URL, in one order; null where there are none. */
export function parameterFiltersText(filters: readonly ParameterFilter[]): string | null {
  const parts = filters.map((filter) =>
    'choice' in filter ? `${filter.key}_${filter.choice}` : `${filter.key}_${filter.low ?? ''}_${filter.high ?? ''}`,
  );
  return parts.length > 0 ? parts.toSorted().join('*') : null;
}

/** Reads an order: the key of a parameter, with a hyphen before it where the highest value is first. */
export function parseParameterOrder(text: unknown): ParameterOrder | null {
  if (typeof text !== 'string') return null;
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  return isParameterKey(key) ? { key, descending } : null;
}

/** Writes an order for a URL. */
export const parameterOrderText = ({ key, descending }: ParameterOrder): string => `${descending ? '-' : ''}${key}`;
