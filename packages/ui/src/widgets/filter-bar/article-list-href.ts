import type { ListOrder } from '@millwright/domain';
import type { ArticleFilterValues } from './filter-bar.tsx';

/** No filter at all. */
export const noArticleFilters: ArticleFilterValues = {
  industryId: null,
  tagId: null,
  type: null,
  year: null,
  month: null,
  keyword: '',
};

/**
 * URL of the article list with these filters and this page, in one order, so that one list has one URL. The
 * type is part of the path; page 1 is not stated, nor is the order that the list has by itself.
 */
export const articleListHref = (
  filters: Partial<ArticleFilterValues>,
  page = 1,
  sort: ListOrder | null = null,
): string => {
  const { industryId, tagId, type, year, month, keyword } = { ...noArticleFilters, ...filters };
  const query = new URLSearchParams();
  if (industryId !== null) query.set('sid', String(industryId));
  if (tagId !== null) query.set('tid', String(tagId));
  if (year !== null) query.set('year', String(year));
  if (month !== null) query.set('month', String(month));
  if (keyword !== '') query.set('keyword', keyword);
  if (sort === 'oldest' || (sort === 'latest' && keyword !== '')) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const path = type === null ? '/articles' : `/articles/${encodeURIComponent(type)}`;
  return query.size > 0 ? `${path}?${query}` : path;
};
