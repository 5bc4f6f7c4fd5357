import { normaliseKeyword, parseInteger, parsePage } from '@millwright/domain';

/** Reads a parameter's value as pages do: the text that stands for it in clean URLs; null where it counts as absent. */
export type ParameterReader = (value: string) => string | null;

/** The parameters of a page, each with its reader. */
export type Query = Readonly<Record<string, ParameterReader>>;

/** What decides under which URLs a path is cached. */
export interface Cacheable {
  /** The parameters that it reads: others neither change it nor make another cache entry. @default none */
  query?: Query;
  /** Whether responses are cached. Not where a visitor states a target, and not for what is a member's. @default true */
  cache?: boolean;
}

/** A whole number. */
export const integer: ParameterReader = (value) => parseInteger(value)?.toString() ?? null;

/** A code of latin letters. */
export const word: ParameterReader = (value) => (/^[A-Za-z]{1,20}$/.test(value) ? value : null);

/** A page of a list from the second on: the first is the list itself. */
export const pageNumber: ParameterReader = (value) => (parsePage(value) > 1 ? String(parsePage(value)) : null);

/** What is searched for. */
export const keyword: ParameterReader = (value) => normaliseKeyword(value) || null;

/** An identifier in a link from elsewhere. */
export const token: ParameterReader = (value) => (/^[\w-]{1,64}$/.test(value) ? value : null);
