import { KEYWORD_MAX_LENGTH } from './constants.ts';

// Compatibility normalisation can lengthen a text eighteenfold; nothing beyond this is looked at.
const LOOKED_AT = KEYWORD_MAX_LENGTH * 4;

/**
 * A typed keyword as it is searched for: compatibility-normalised, without control characters and lone surrogates,
 * white space collapsed, at most 100 characters. Empty means that nothing is searched (spec §5 Search). Of a repeated
 * query parameter the first value counts.
 */
export const normaliseKeyword = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string') return '';
  const text = first
    .slice(0, LOOKED_AT)
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Cc}\s]+/gu, (run) => (/[^\0]/u.test(run) ? ' ' : ''))
    .trim();
  // Format characters alone, such as a zero-width space, show nothing and find nothing.
  if (!/[^\p{C}\s]/u.test(text)) return '';
  return [...text].slice(0, KEYWORD_MAX_LENGTH).join('').trim();
};
