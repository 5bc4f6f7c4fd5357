export { searchKindNames } from '../search-panel/search-panel.messages.ts';
export { SearchHitCard, type SearchHitCardProps } from './search-hit-card.tsx';
