export { ArticleHeader, type ArticleHeaderProps } from './article-header.tsx';
