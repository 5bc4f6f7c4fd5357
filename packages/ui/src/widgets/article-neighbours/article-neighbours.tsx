'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { articleLink, isOwnPath, type ArticleSummary } from '@millwright/domain';
import { Headline } from '../../primitives/headline/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './article-neighbours.css.ts';

/** Props of the links to an article's neighbours. */
export interface ArticleNeighboursProps {
  /** The article published before; null for the first. */
  previous: ArticleSummary | null;
  /** The article published after; null for the last. */
  next: ArticleSummary | null;
}

/** Copy of the links to an article's neighbours. */
const messages = {
  label: msg`More articles`,
  previous: msg`Previous article`,
  next: msg`Next article`,
} as const;

/** Links to the articles before and after. Inert: a pure function of its props. */
export const ArticleNeighbours = ({ previous, next }: ArticleNeighboursProps) => {
  const { t } = useLingui();
  if (!previous && !next) return null;
  return (
    <nav className={css.neighbours} aria-label={t(messages.label)}>
      {previous && <Neighbour article={previous} direction={messages.previous} rel="prev" className={css.link} />}
      {next && <Neighbour article={next} direction={messages.next} rel="next" className={`${css.link} ${css.next}`} />}
    </nav>
  );
};

interface NeighbourProps {
  article: ArticleSummary;
  direction: MessageDescriptor;
  rel: 'prev' | 'next';
  className: string;
}

const Neighbour = ({ article, direction, rel, className }: NeighbourProps) => {
  const { t } = useLingui();
  const href = articleLink(article);
  const isOwn = isOwnPath(href);
  return (
    <Link href={href} newWindow={!isOwn} {...(isOwn && { rel })} className={className}>
      <span className={css.direction}>{t(direction)}</span>
      <span className={css.title}>
        <Headline text={article.title} />
      </span>
    </Link>
  );
};
