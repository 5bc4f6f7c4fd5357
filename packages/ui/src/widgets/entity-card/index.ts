export { EntityCard } from './entity-card.tsx';
export { OwnerLink } from './owner-link.tsx';
export { usePlaceName } from './place-name.ts';
export type { CardProps, ImageCardProps } from './entity-card.types.ts';
