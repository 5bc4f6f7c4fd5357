import { MAX_INTEGER, ROWS_MAX } from './constants.ts';

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/**
 * The integer 1 to 2^31 - 1 that a value of a URL or a body states, written as plain ASCII digits without a
 * leading zero; null for anything else. Of a repeated parameter the first counts.
 */
export const parseInteger = (value: unknown): number | null => {
  const first = firstOf(value);
  if (typeof first === 'number') return Number.isInteger(first) && first >= 1 && first <= MAX_INTEGER ? first : null;
  if (typeof first !== 'string' || !/^[1-9][0-9]{0,9}$/.test(first)) return null;
  const number = Number(first);
  return number <= MAX_INTEGER ? number : null;
};

/** An integer of a closed range, such as a month; null outside it. */
export const parseIntegerBetween = (value: unknown, min: number, max: number): number | null => {
  const number = parseInteger(value);
  return number !== null && number >= min && number <= max ? number : null;
};

/** The page that a URL names: 1 where it is below 1 or no number; clamp it to the total afterwards. */
export const parsePage = (value: unknown): number => {
  const first = firstOf(value);
  // Too many digits still mean "beyond the last page", not the first one.
  if (typeof first === 'string' && /^[1-9][0-9]{9,}$/.test(first)) return parseInteger(first) ?? MAX_INTEGER;
  return parseInteger(first) ?? 1;
};

/** Whether a page number is written as links of ours write it: `1.5`, `0x2`, `1e1`, `+2` and `02` are not. */
export const isPageNumber = (text: string): boolean => /^[1-9][0-9]*$/.test(text);

/** Items a page that a request states, at most 50. */
export const parseRows = (value: unknown, fallback: number): number =>
  Math.min(parseInteger(value) ?? fallback, ROWS_MAX);

/** How many pages a list has: at least one. */
export const pageCount = (total: number, rows: number): number => Math.max(1, Math.ceil(total / rows));

/** The page that is shown: never beyond the last (spec §5 Content). */
export const clampPage = (page: number, total: number, rows: number): number =>
  Math.min(Math.max(1, page), pageCount(total, rows));
