export { ArticleNeighbours } from './article-neighbours.tsx';
export type { ArticleNeighboursProps } from './article-neighbours.types.ts';
