import type { ArticleSummary } from '@millwright/domain';

/** Props of the links to an article's neighbours. */
export interface ArticleNeighboursProps {
  /** The article published before; null for the first. */
  previous: ArticleSummary | null;
  /** The article published after; null for the last. */
  next: ArticleSummary | null;
}
