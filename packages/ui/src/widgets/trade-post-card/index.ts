export { TradePostCard, type TradePostCardProps } from './trade-post-card.tsx';
