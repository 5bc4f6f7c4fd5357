import type { ArticleSummary } from '@millwright/domain';

/** How much room a card takes. */
export type ArticleCardVariant =
  /** The first story of a page: a large picture, a large title, the brief. */
  | 'lead'
  /** A picture above title and date, in a grid. */
  | 'standard'
  /** Industry and title without a picture, below a lead. */
  | 'second'
  /** A picture beside title, brief and tags, in a list of results. */
  | 'row'
  /** Title and date alone, in a dense list. */
  | 'headline';

/** What a card says of an article's industry. */
export interface ArticleIndustry {
  name: string;
  /** Own path of the industry's sub-site. */
  href: string;
  /** Name of its icon, drawn where an article has no picture. @default that of a factory */
  icon?: string;
}

/** Props of the article card. */
export interface ArticleCardProps {
  /** The article as lists know it. */
  article: ArticleSummary;
  /** @default 'standard' */
  variant?: ArticleCardVariant;
  /** Level of the title in the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The article's industry, shown above the title. An article of an unknown industry has none. */
  industry?: ArticleIndustry | null;
  /** The picture is among the first things seen. @default false */
  priority?: boolean;
}
