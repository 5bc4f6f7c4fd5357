'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  articleLink,
  detailPath,
  type ArticleSummary,
  type ProductSummary,
  type TradeShowSummary,
} from '@millwright/domain';
import { useId, type ReactNode } from 'react';
import { DateRange } from '../../primitives/date-text/index.ts';
import { Headline } from '../../primitives/headline/index.ts';
import { Image } from '../../primitives/image/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './industry-highlights.css.ts';

/** Props of {@link IndustryHighlights}. */
export interface IndustryHighlightsProps {
  /** The story that leads the industry; null where it has none. */
  story: ArticleSummary | null;
  /** Its newest products, three at most. */
  products: readonly ProductSummary[];
  /** Its next trade shows, two at most. */
  shows: readonly TradeShowSummary[];
}

/** Copy of the highlights. */
const messages = {
  news: msg`News`,
  products: msg`Products`,
  exhibitions: msg`Exhibitions`,
} as const;

interface ListedProps {
  heading: string;
  children: ReactNode;
}

function Listed({ heading, children }: ListedProps) {
  const id = useId();
  return (
    <div>
      <p className={css.heading} id={id}>
        {heading}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

/**
 * What is new in an industry, next to its children in the menu: its lead story, newest products and next trade shows.
 * What there is none of is left out. Inert: a pure function of its props.
 */
export function IndustryHighlights({ story, products, shows }: IndustryHighlightsProps) {
  const { t } = useLingui();
  return (
    <div className={css.highlights}>
      {story && (
        <div className={css.story}>
          <p className={css.heading}>{t(messages.news)}</p>
          {story.image !== null && <Image src={story.image} alt="" ratio="16:9" width={320} />}
          <Link className={css.storyTitle} href={articleLink(story)}>
            <Headline text={story.title} />
          </Link>
        </div>
      )}
      {products.length + shows.length > 0 && (
        <div className={css.lists}>
          {products.length > 0 && (
            <Listed heading={t(messages.products)}>
              {products.slice(0, 3).map(({ id, title }) => (
                <li key={id} className={css.entry}>
                  <Link className={css.entryTitle} href={detailPath('product', id)}>
                    <Headline text={title} />
                  </Link>
                </li>
              ))}
            </Listed>
          )}
          {shows.length > 0 && (
            <Listed heading={t(messages.exhibitions)}>
              {shows.slice(0, 2).map(({ id, title, startsOn, endsOn }) => (
                <li key={id} className={css.entry}>
                  <Link className={css.entryTitle} href={detailPath('tradeShow', id)}>
                    <Headline text={title} />
                  </Link>
                  <DateRange className={css.days} from={startsOn} to={endsOn} />
                </li>
              ))}
            </Listed>
          )}
        </div>
      )}
    </div>
  );
}
