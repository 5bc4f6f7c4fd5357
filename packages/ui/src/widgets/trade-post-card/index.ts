export { TradePostCard } from './trade-post-card.tsx';
export type { TradePostCardProps } from './trade-post-card.types.ts';
