export { ArticleFilters } from './article-filters.tsx';
export { articleListHref, noArticleFilters } from './article-list-href.ts';
export {
  FilterBar,
  type ArticleFilterValues,
  type ArticleFiltersProps,
  type FilterBarProps,
  type FilterGroup,
  type FilterKeyword,
  type FilterOption,
} from './filter-bar.tsx';
