import type { ArticleSummary, Id } from '@millwright/domain';
import type { ArticleIndustry } from '../article-card/index.ts';

/** What became of the request for a list. */
export type ArticleListResult =
  /** It was answered. `total` counts all pages; without items there is nothing to show. */
  | { status: 'ready'; items: readonly ArticleSummary[]; total: number }
  /** It is on its way. */
  | { status: 'loading' }
  /** It could not be had. `retryHref` asks again, usually the page's own address. */
  | { status: 'failed'; retryHref: string };

/** Props of the article list. */
export interface ArticleListProps {
  /** The heading. The count is shown beside it. */
  title: string;
  /** Level of the heading: 1 is the page's own. @default 1 */
  headingLevel?: 1 | 2;
  /** The articles, or why there are none. */
  result: ArticleListResult;
  /** The page shown; named in the heading when above 1 (spec §2 Other screens). @default 1 */
  page?: number;
  /** Finds an article's industry; null where it is not known. */
  industryOf?: (id: Id) => ArticleIndustry | null;
  /** Own path of the list without filters, offered where the filtered one is empty. */
  clearHref?: string;
  /** Other articles, recommended where the list is empty (spec §8 Empty search). */
  recommended?: readonly ArticleSummary[];
}
