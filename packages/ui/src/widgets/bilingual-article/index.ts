export { BilingualArticle } from './bilingual-article.tsx';
export type { ArticleSide, BilingualArticleProps } from './bilingual-article.types.ts';
