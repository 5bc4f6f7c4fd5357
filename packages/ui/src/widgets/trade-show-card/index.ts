export { showPhase, type ShowPhase } from './show-phase.ts';
export { TradeShowCard } from './trade-show-card.tsx';
export type { TradeShowCardProps } from './trade-show-card.types.ts';
