export { searchKindNames } from '../../parts/search/search-names.ts';
export { SearchHitCard, type SearchHitCardProps } from './search-hit-card.tsx';
