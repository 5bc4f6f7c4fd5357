export { ArticleNeighbours, type ArticleNeighboursProps } from './article-neighbours.tsx';
