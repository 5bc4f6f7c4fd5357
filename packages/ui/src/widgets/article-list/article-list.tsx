'use client';

import type { ArticleSummary, Id } from '@millwright/domain';
import { ArticleCard, type ArticleIndustry } from '../article-card/index.ts';
import { ResultList, type ListResult, type ResultListProps } from '../result-list/index.ts';

/** What became of the request for a list of articles. */
export type ArticleListResult = ListResult<ArticleSummary>;

/** Props of the article list; the result list's own besides. */
export interface ArticleListProps extends Pick<
  ResultListProps<ArticleSummary>,
  'title' | 'headingLevel' | 'result' | 'page' | 'isNarrowed' | 'clearHref' | 'recommended'
> {
  /** Finds an article's industry; null where it is not known. */
  industryOf?: (id: Id) => ArticleIndustry | null;
  /** The industries by their id, where the list is rendered by a server component, which cannot send a function. */
  industries?: Readonly<Record<Id, ArticleIndustry>>;
}

/** A page of articles with its heading, or what there is instead. Inert: a pure function of its props. */
export const ArticleList = ({ industryOf, industries, ...list }: ArticleListProps) => (
  <ResultList
    {...list}
    kind="article"
    renderItem={(article, place) => (
      <ArticleCard
        article={article}
        variant="row"
        industry={
          article.industryId === null ? null : (industryOf?.(article.industryId) ?? industries?.[article.industryId])
        }
        {...place}
      />
    )}
  />
);
