export { WhitePaperCard, type WhitePaperCardProps } from './white-paper-card.tsx';
