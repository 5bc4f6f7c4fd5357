'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateText } from '../../primitives/date-text/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { TagList } from '../tag-list/index.ts';
import * as css from './article-header.css.ts';
import { messages } from './article-header.messages.ts';
import type { ArticleHeaderProps } from './article-header.types.ts';

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
      <h1 className={css.title}>{title}</h1>
      {brief && <p className={css.brief}>{brief}</p>}
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
