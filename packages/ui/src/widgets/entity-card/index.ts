export { EntityCard } from './entity-card.tsx';
export { innerLink } from './entity-card.css.ts';
export type { CardFact, CardIndustry, CardProps, EntityCardProps, PictureCardProps } from './entity-card.types.ts';
