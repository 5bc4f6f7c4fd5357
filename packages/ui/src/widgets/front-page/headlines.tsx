'use client';

import type { ArticleSummary } from '@millwright/domain';
import { isoDay } from '@millwright/i18n/dates';
import { useEdition } from '@millwright/i18n/react';
import { DateText } from '../../primitives/date-text/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import * as css from './front-page.css.ts';

/** Titles under the days on which they were published, in their order. Inert: a pure function of its props. */
export const Headlines = ({ articles }: { articles: readonly ArticleSummary[] }) => {
  const { formats } = useEdition();
  const days = Map.groupBy(articles, ({ publishedAt }) => isoDay(publishedAt, formats));
  return (
    <ol className={css.days}>
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <DateText instant={ofDay[0]!.publishedAt} />
          {ofDay.map((article) => (
            <ArticleCard key={article.id} article={article} variant="title" />
          ))}
        </li>
      ))}
    </ol>
  );
};
