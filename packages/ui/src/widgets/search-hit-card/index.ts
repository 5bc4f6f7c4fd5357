export { SearchHitCard, searchKindNames, type SearchHitCardProps } from './search-hit-card.tsx';
