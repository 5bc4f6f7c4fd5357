import type { Article } from '@millwright/domain';
import type { ArticleIndustry } from '../article-card/index.ts';

/** Props of the article header. */
export interface ArticleHeaderProps {
  /** The article, of which the body is not needed here. */
  article: Pick<Article, 'title' | 'brief' | 'source' | 'author' | 'publishedAt' | 'tags' | 'industryId'>;
  /** The article's industry, shown above the title and before the tags; null where it is not known. */
  industry?: ArticleIndustry | null;
}
