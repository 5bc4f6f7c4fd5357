export { ArticleBody } from './article-body.tsx';
export type { ArticleBodyProps } from './article-body.types.ts';
