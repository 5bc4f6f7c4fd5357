export { TradePostCard } from './trade-post-card.tsx';
export type { TradePostCardData, TradePostCardProps } from './trade-post-card.types.ts';
