export { ArticleFilters } from './article-filters.tsx';
export { articleListHref, noArticleFilters } from './article-list-href.ts';
export { FilterBar } from './filter-bar.tsx';
export type {
  ArticleFilterValues,
  ArticleFiltersProps,
  FilterBarProps,
  FilterGroup,
  FilterKeyword,
  FilterOption,
} from './filter-bar.types.ts';
