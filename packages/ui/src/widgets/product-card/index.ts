export { ProductCard } from './product-card.tsx';
export type { ProductCardData, ProductCardProps } from './product-card.types.ts';
