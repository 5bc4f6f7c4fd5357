import type { Id } from '@millwright/domain';
import type { ReactNode } from 'react';

/** What became of the request for a section's items. */
export type SectionResult<Item> =
  | { status: 'ready'; items: readonly Item[] }
  /** They are on their way. */
  | { status: 'loading' }
  /** They could not be had. `retryHref` asks again, usually the page's own address. */
  | { status: 'failed'; retryHref: string };

/** How the items of a section stand. */
export type EntrySectionArrangement =
  /** One below the other under hairlines. */
  | 'lines'
  /** Cards in as many columns as there is room for; on a phone a shelf that is drawn sideways. */
  | 'cards'
  /** Narrow covers, likewise. */
  | 'covers'
  /** Wide cards, two or three beside one another. */
  | 'columns';

/** Props of the section of entries. */
export interface EntrySectionProps<Item extends { id: Id }> {
  /** The heading. */
  title: string;
  /** Level of the heading; the cards are one below. @default 2 */
  headingLevel?: 2 | 3;
  /** A link to all of them; the label names the goal. Shown only where there are any. */
  more?: { href: string; label: string };
  /** The items, or why there are none. */
  result: SectionResult<Item>;
  /** Renders one item at a heading level. */
  renderItem: (item: Item, place: { headingLevel: 3 | 4 }) => ReactNode;
  /** @default 'cards' */
  arrangement?: EntrySectionArrangement;
  /** What shows the items instead of an arrangement, such as a slider; told the items, never none. @default none */
  renderAll?: (items: readonly Item[], place: { headingLevel: 3 | 4 }) => ReactNode;
}
