'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Article } from '@millwright/domain';
import type { ReactNode } from 'react';
import { DateText } from '../../primitives/date-text/index.ts';
import { Headline } from '../../primitives/headline/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { ArticleIndustry } from '../article-card/index.ts';
import { TagList } from '../tag-list/index.ts';
import * as css from './article-header.css.ts';

/** Props of the article header. */
export interface ArticleHeaderProps {
  /** The article, of which the body is not needed here. */
  article: Pick<Article, 'title' | 'brief' | 'source' | 'author' | 'publishedAt' | 'tags' | 'industryId'>;
  /** The article's industry, shown above the title and before the tags; null where it is not known. */
  industry?: ArticleIndustry | null;
}

/** Copy of the article header. */
const messages = {
  source: msg`Source`,
  author: msg`Author`,
  published: msg`Published`,
} as const;

/**
 * What stands above an article's body: industry, title, brief, date, source, author, the two tags of the highest grade.
 * Inert.
 */
export const ArticleHeader = ({ article, industry }: ArticleHeaderProps) => {
  const { title, brief, source, author, publishedAt, tags, industryId } = article;
  return (
    <header className={css.header}>
      {industry && (
        <Link href={industry.href} className={css.kicker}>
          {industry.name}
        </Link>
      )}
      <h1 className={css.title}>
        <Headline text={title} />
      </h1>
      {brief && (
        <p className={css.brief}>
          <Headline text={brief} />
        </p>
      )}
      <dl className={css.facts}>
        <Fact name={messages.published}>
          <DateText instant={publishedAt} />
        </Fact>
        {source && <Fact name={messages.source}>{source}</Fact>}
        {author && <Fact name={messages.author}>{author}</Fact>}
      </dl>
      <TagList
        tags={tags}
        industry={industry && industryId !== null ? { id: industryId, name: industry.name } : null}
      />
    </header>
  );
};

const Fact = ({ name, children }: { name: MessageDescriptor; children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{t(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
};
