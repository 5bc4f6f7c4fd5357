'use client';

import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { SkeletonText } from '../../primitives/skeleton/index.ts';
import { StoriesNotice } from '../article-section/stories-notice.tsx';
import * as css from './entry-section.css.ts';
import { messages } from './entry-section.messages.ts';
import type { EntrySectionProps } from './entry-section.types.ts';

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
