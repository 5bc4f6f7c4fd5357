import type { ReactNode } from 'react';
import type { ImageRatio } from '../../primitives/image/index.ts';

/** What a card says of an item's industry. */
interface CardIndustry {
  name: string;
  /** Own path of the industry's sub-site. */
  href: string;
}

/** What the cards of all entities share. */
export interface CardProps {
  /** Level of the title in the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The item's industry, shown above the title. An item of an unknown industry has none. */
  industry?: CardIndustry | null;
  /** One line for boards and side columns: title, marks and small print, nothing else. @default false */
  compact?: boolean;
  /** Without its facts, where many kinds stand on one page. @default false */
  terse?: boolean;
}

/** What the cards of entities with an image share. */
export interface ImageCardProps extends CardProps {
  /** The image is among the first things seen. @default false */
  priority?: boolean;
}

/** One labelled fact of an item. */
interface CardFact {
  label: string;
  /** A fact without a value is left out. */
  value: ReactNode;
}

/** Props of the card that the cards of the entities are made of. */
export interface EntityCardProps extends ImageCardProps {
  /** The title, and the text of the link; of a search with what was found marked in it. */
  title: ReactNode;
  /** A second line of the link, where the title alone does not tell items apart. */
  titleNote?: string;
  /** Own path of the item's page. */
  href: string;
  /** Whether the image stands above the text or next to it. @default 'stacked' */
  layout?: 'stacked' | 'adjacent';
  /** Whether what stands next to the text is at its end, in lists where not all have such. @default false */
  atEnd?: boolean;
  /** The image; absent where the entity has none. Covers and logos keep their whole outline. */
  image?: { src: string | null; ratio: ImageRatio; width: number };
  /** What lies on the image, such as a play mark. */
  overlay?: ReactNode;
  /** What stands next to the text in place of an image, such as a date block. */
  leading?: ReactNode;
  /** Marks before the title, such as a state. */
  badges?: ReactNode;
  /** A few sentences, cut after two lines. */
  brief?: ReactNode;
  /** Facts with their labels. */
  facts?: readonly CardFact[];
  /**
   * Where the card is wide, the facts stand at its end, one below the other and in line with those of the cards around
   * it.
   * @default false
   */
  compared?: boolean;
  /** One line of small print below: date, source. */
  meta?: ReactNode;
}
