'use client';

import { ArticleCard } from '../article-card/index.ts';
import { ResultList } from '../result-list/index.ts';
import type { ArticleListProps } from './article-list.types.ts';

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
