import type { SearchHit } from '@millwright/domain';
import type { PictureCardProps } from '../entity-card/index.ts';

/** Props of the card of something that a search found; those of every card with a picture besides. */
export interface SearchHitCardProps extends PictureCardProps {
  /** What was found. */
  hit: SearchHit;
  /** Whether the card says what kind of thing it is: where all kinds stand together. @default false */
  showKind?: boolean;
}
