import type { ArticleSummary, Id, Industry } from '@millwright/domain';
import type { ArticleIndustry } from '../article-card/index.ts';
import type { StoriesResult } from '../article-section/index.ts';

/** Props of the front page. */
export interface FrontPageProps {
  /** The name of the page, for assistive technology: its first heading. */
  title: string;
  /** The stories, the most important first: it leads, the next eight are headlines. */
  stories: StoriesResult;
  /** Two more stories, shown below the lead without a picture. @default none */
  seconds?: readonly ArticleSummary[];
  /** First-level industries; those that menus do not show are left out. Without any the column is left out. */
  industries: readonly Industry[];
  /** A link to all stories; the label names the goal. */
  more?: { href: string; label: string };
  /** Finds an article's industry; null where it is not known. */
  industryOf?: (id: Id) => ArticleIndustry | null;
}
