export { ArticleList } from './article-list.tsx';
export type { ArticleListProps, ArticleListResult } from './article-list.types.ts';
