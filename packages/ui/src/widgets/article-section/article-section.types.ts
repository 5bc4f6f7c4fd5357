import type { ArticleSummary, Id } from '@millwright/domain';
import type { ArticleIndustry } from '../article-card/index.ts';

/** What became of the request for a section's articles. */
export type StoriesResult =
  /** It was answered, perhaps with nothing. */
  | { status: 'ready'; items: readonly ArticleSummary[] }
  /** It could not be had. `retryHref` asks again, usually the page's own address. */
  | { status: 'failed'; retryHref: string };

/** Props of a section of articles. */
export interface ArticleSectionProps {
  /** The heading. */
  title: string;
  /**
   * `cards`: pictures in a row. `lines`: titles and dates in two columns. `feature`: the first with its picture, the
   * rest as lines beside it. `ranked`: titles alone, numbered. @default 'cards'
   */
  arrangement?: 'cards' | 'lines' | 'feature' | 'ranked';
  /** The articles, or why there are none. */
  result: StoriesResult;
  /** A link to all of it; the label names the goal. */
  more?: { href: string; label: string };
  /** Finds an article's industry; null where it is not known. */
  industryOf?: (id: Id) => ArticleIndustry | null;
}
