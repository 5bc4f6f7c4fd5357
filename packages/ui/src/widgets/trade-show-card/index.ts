export { showPhase, type ShowPhase, TradeShowCard, type TradeShowCardProps } from './trade-show-card.tsx';
