export { SearchHitCard } from './search-hit-card.tsx';
export { searchKindNames } from './search-hit-card.messages.ts';
export type { SearchHitCardProps } from './search-hit-card.types.ts';
