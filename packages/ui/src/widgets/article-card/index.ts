export { ArticleCard } from './article-card.tsx';
export type { ArticleCardProps, ArticleCardVariant, ArticleIndustry } from './article-card.types.ts';
