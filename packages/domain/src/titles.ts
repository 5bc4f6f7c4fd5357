import type { SearchType } from './search.ts';

/**
 * What a list's title states: the count always, the page only above 1 (spec §2 Other screens). The words are copy.
 */
export type ListTitle =
  | { code: 'list'; values: { total: number } }
  | { code: 'listPage'; values: { total: number; page: number } };

/** What the title of a search-result page states. */
export type SearchTitle =
  | { code: 'searchEmpty'; values: { type: SearchType } }
  | { code: 'search'; values: { type: SearchType; keyword: string; total: number } }
  | { code: 'searchPage'; values: { type: SearchType; keyword: string; total: number; page: number } };

/** What the description of a search-result page states. */
export type SearchDescription =
  | { code: 'searchEmpty'; values: { type: SearchType } }
  | { code: 'searchNothing'; values: { type: SearchType; keyword: string } }
  | { code: 'search'; values: { type: SearchType; keyword: string; total: number } };

/** A search as its page shows it. `page` is already clamped. */
export interface ShownSearch {
  type: SearchType;
  /** The normalised keyword; empty where none was given. */
  keyword: string;
  total: number;
  page: number;
}

/** The title of a list page or of a hot search. */
export const listTitle = ({ total, page }: { total: number; page: number }): ListTitle =>
  page > 1 ? { code: 'listPage', values: { total, page } } : { code: 'list', values: { total } };

/** The title of a search-result page. */
export const searchTitle = ({ type, keyword, total, page }: ShownSearch): SearchTitle => {
  if (!keyword) return { code: 'searchEmpty', values: { type } };
  return page > 1
    ? { code: 'searchPage', values: { type, keyword, total, page } }
    : { code: 'search', values: { type, keyword, total } };
};

/** The description of a search-result page. */
export const searchDescription = ({ type, keyword, total }: ShownSearch): SearchDescription => {
  if (!keyword) return { code: 'searchEmpty', values: { type } };
  return total === 0
    ? { code: 'searchNothing', values: { type, keyword } }
    : { code: 'search', values: { type, keyword, total } };
};
