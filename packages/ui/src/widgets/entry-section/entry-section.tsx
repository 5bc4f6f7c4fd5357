'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { SkeletonText } from '../../primitives/skeleton/index.ts';
import { StoriesNotice } from '../../parts/stories/stories-notice.tsx';
import * as css from './entry-section.css.ts';

/** What became of the request for a section's items. */
export type SectionResult<Item> =
  | { status: 'ready'; items: readonly Item[] }
  /** They are on their way. */
  | { status: 'loading' }
  /** They could not be had. `retryHref` tries again, usually the page's own URL. */
  | { status: 'failed'; retryHref: string };

/** How the items of a section stand. */
export type EntrySectionArrangement =
  /** One below the other under hairlines. */
  | 'lines'
  /** Cards in as many columns as there is room for; on a phone a shelf that is drawn sideways. */
  | 'cards'
  /** Wide cards, two or three next to one another. */
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
  /** How the items stand. @default 'cards' */
  arrangement?: EntrySectionArrangement;
  /** What shows the items instead of an arrangement, such as a slider; receives at least one. @default none */
  renderAll?: (items: readonly Item[], place: { headingLevel: 3 | 4 }) => ReactNode;
}

/** Copy of the section of entries. */
const messages = {
  /** Said of a section whose items are on their way. */
  loading: (title: string) => msg`Loading: ${title}`,
} as const;

const bones = [1, 2, 3, 4];

/**
 * A section of a page with entries of one kind under a heading, or a line that says why there are none: the rest of the
 * page is shown all the same. Inert: a pure function of its props.
 */
export const EntrySection = <Item extends { id: Id }>(props: EntrySectionProps<Item>) => {
  const { title, headingLevel = 2, more, result, renderItem, arrangement = 'cards', renderAll } = props;
  const { t } = useLingui();
  const items = result.status === 'ready' ? result.items : [];
  const state = result.status === 'ready' && items.length === 0 ? 'empty' : result.status;
  const place = { headingLevel: headingLevel === 2 ? 3 : 4 } as const;
  return (
    <section className={css.section} data-state={state} aria-busy={state === 'loading' || undefined}>
      <SectionHeading title={title} level={headingLevel} more={state === 'ready' ? more : undefined} />
      {state === 'loading' && (
        <>
          <p className={visuallyHidden}>{t(messages.loading(title))}</p>
          <div className={css.arrangement[arrangement]}>
            {bones.map((bone) => (
              <div key={bone} className={css.item[arrangement]}>
                <SkeletonText lines={2} />
              </div>
            ))}
          </div>
        </>
      )}
      {(state === 'failed' || state === 'empty') && (
        <StoriesNotice retryHref={result.status === 'failed' ? result.retryHref : undefined} />
      )}
      {state === 'ready' &&
        (renderAll?.(items, place) ?? (
          <ul className={css.arrangement[arrangement]}>
            {items.map((item) => (
              <li key={item.id} className={css.item[arrangement]}>
                {renderItem(item, place)}
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
};
