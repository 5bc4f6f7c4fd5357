export { ArticleSection } from './article-section.tsx';
export type { ArticleSectionProps, StoriesResult } from './article-section.types.ts';
