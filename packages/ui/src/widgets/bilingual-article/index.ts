export { BilingualArticle, type ArticleSide, type BilingualArticleProps } from './bilingual-article.tsx';
