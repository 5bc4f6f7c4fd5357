export { ArticleList, type ArticleListProps, type ArticleListResult } from './article-list.tsx';
