export { WhitePaperCard } from './white-paper-card.tsx';
export type { WhitePaperCardProps } from './white-paper-card.types.ts';
