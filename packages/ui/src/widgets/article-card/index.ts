export { ArticleCard, type ArticleCardProps, type ArticleCardVariant, type ArticleIndustry } from './article-card.tsx';
