import {
  ARTICLE_TYPES,
  normaliseKeyword,
  parseInteger,
  parseIntegerBetween,
  parsePage,
  type ArticleType,
  type ListOrder,
} from '@millwright/domain';
import type { ArticleFilterValues } from '@millwright/ui/filter-bar';
import { parseSort, type Orders } from '../../shell/page/lists.server.ts';

/** What the URL of an article list asks for. */
export interface ArticleListQuery {
  filters: ArticleFilterValues;
  /** 1 or more; may lie behind the last. */
  page: number;
  /** `sort`: null is the list's own order. */
  sort: ListOrder | null;
}

/** The orders of a list, its own first. */
export const articleOrders = (keyword: string): Orders<ListOrder | 'relevance', ListOrder> =>
  keyword ? ['relevance', 'latest', 'oldest'] : ['latest', 'oldest'];

/** The type that a path or a parameter names; null where it names none. */
export const parseArticleType = (value: string | null | undefined): ArticleType | null =>
  ARTICLE_TYPES.find((type) => type === value) ?? null;

/** Reads the URL of a list. Wrong values count as absent; the type of a path wins over one of the query. */
export function parseArticleListQuery(params: URLSearchParams, pathType: ArticleType | null = null): ArticleListQuery {
  const keyword = normaliseKeyword(params.get('keyword'));
  return {
    filters: {
      industryId: parseInteger(params.get('sid')),
      tagId: parseInteger(params.get('tid')),
      keyword,
      type: pathType ?? parseArticleType(params.get('type')),
      year: parseIntegerBetween(params.get('year'), 1900, 9999),
      // Without a year, that of every year.
      month: parseIntegerBetween(params.get('month'), 1, 12),
    },
    page: parsePage(params.get('page')),
    sort: parseSort(params.get('sort'), articleOrders(keyword)),
  };
}

/** The filters as the API's client takes them. */
export const articleQuery = ({
  filters: { industryId, tagId, keyword, type, year, month },
  page,
  sort,
}: ArticleListQuery) => ({
  industryId: industryId ?? undefined,
  tagId: tagId ?? undefined,
  keyword: keyword || undefined,
  type: type ?? undefined,
  year: year ?? undefined,
  month: month ?? undefined,
  sort: sort ?? undefined,
  page,
});
