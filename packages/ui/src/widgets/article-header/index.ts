export { ArticleHeader } from './article-header.tsx';
export type { ArticleHeaderProps } from './article-header.types.ts';
