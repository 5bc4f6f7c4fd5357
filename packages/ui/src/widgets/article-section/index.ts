export { ArticleSection, type ArticleSectionProps, type StoriesResult } from './article-section.tsx';
