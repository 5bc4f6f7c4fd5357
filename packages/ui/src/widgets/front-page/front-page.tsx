'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { industriesInMenu, industryPath, type ArticleSummary, type Industry, type Id } from '@millwright/domain';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Link } from '../../primitives/link/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { ArticleCard, type ArticleIndustry } from '../article-card/index.ts';
import type { StoriesResult } from '../article-section/index.ts';
import { StoriesNotice } from '../../parts/stories/stories-notice.tsx';
import * as css from './front-page.css.ts';
import { Headlines } from './headlines.tsx';
import { PriceStrip, type PriceStripProps } from './price-strip.tsx';

/** Copy of the front page. */
const messages = {
  headlines: msg`Headlines`,
  industries: msg`Industries`,
} as const;

/** Props of the front page. */
export interface FrontPageProps {
  /** The name of the page, for assistive technology: its first heading. */
  title: string;
  /** The stories, the most important first: it leads, the next eight are headlines. */
  stories: StoriesResult;
  /** Two more stories, shown below the lead without an image. @default none */
  seconds?: readonly ArticleSummary[];
  /** Shown in the place of the lead's image, such as a chart of its numbers. @default the image */
  leadFigure?: ReactNode;
  /** What stands in place of the stories where there are none yet. @default a notice that there is no data */
  empty?: ReactNode;
  /** Prices with the article that they are from, above the industries. @default none */
  prices?: PriceStripProps | null;
  /** First-level industries; those that menus do not show are left out. Without any the column is left out. */
  industries: readonly Industry[];
  /** A link to all stories; the label names the goal. */
  more?: { href: string; label: string };
  /** Finds an article's industry; null where it is not known. */
  industryOf?: (id: Id) => ArticleIndustry | null;
}

const headlineCount = 8;

/**
 * The top of the home page: the lead story, perhaps two more below it, eight headlines by day, prices and the
 * industries at a glance. Inert: a pure function of its props.
 */
export const FrontPage = ({
  title,
  stories,
  seconds = [],
  leadFigure,
  empty,
  prices,
  industries,
  more,
  industryOf,
}: FrontPageProps) => {
  const { t } = useLingui();
  const [lead, ...rest] = stories.status === 'ready' ? stories.items : [];
  const industry = ({ industryId }: ArticleSummary) => (industryId === null ? null : industryOf?.(industryId));
  const inMenu = industriesInMenu(industries);
  const state = stories.status === 'ready' && !lead ? 'empty' : stories.status;
  return (
    <div className={css.page} data-state={state}>
      <h1 className={visuallyHidden}>{title}</h1>
      <div className={css.lead}>
        {lead ? (
          <ArticleCard
            article={lead}
            variant="lead"
            headingLevel={2}
            industry={industry(lead)}
            figure={leadFigure}
            priority
          />
        ) : state === 'empty' && empty ? (
          empty
        ) : (
          <StoriesNotice retryHref={stories.status === 'failed' ? stories.retryHref : undefined} />
        )}
        {seconds.length > 0 && (
          <ul className={css.seconds}>
            {seconds.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} variant="second" industry={industry(article)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {rest.length > 0 && (
        <section className={css.column}>
          <SectionHeading title={t(messages.headlines)} more={more} />
          <Headlines articles={rest.slice(0, headlineCount)} />
        </section>
      )}
      {(prices || inMenu.length > 0) && (
        <div className={css.side}>
          {prices && <PriceStrip {...prices} />}
          {inMenu.length > 0 && <IndustryIndex industries={inMenu} />}
        </div>
      )}
    </div>
  );
};

const IndustryIndex = ({ industries }: { industries: readonly Industry[] }) => {
  const { t } = useLingui();
  return (
    <section aria-label={t(messages.industries)}>
      <SectionHeading title={t(messages.industries)} />
      <ul className={css.index}>
        {industries.map((industry) => (
          <li key={industry.id}>
            <Link href={industryPath(industry)}>{industry.name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
