import { articleLink, type ArticleSummary, type Id } from '@millwright/domain';
import { Headline } from '../../primitives/headline/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { ArticleCard, type ArticleIndustry } from '../article-card/index.ts';
import * as css from './article-section.css.ts';
import { StoriesNotice } from '../../parts/stories/stories-notice.tsx';

/** What became of the request for a section's articles. */
export type StoriesResult =
  /** It was loaded, perhaps with nothing. */
  | { status: 'ready'; items: readonly ArticleSummary[] }
  /** It could not be had. `retryHref` tries again, usually the page's own URL. */
  | { status: 'failed'; retryHref: string };

/** Props of a section of articles. */
export interface ArticleSectionProps {
  /** The heading. */
  title: string;
  /**
   * `cards`: images in a row. `lines`: titles and dates in two columns. `ranked`: titles alone, numbered.
   * @default 'cards'
   */
  arrangement?: 'cards' | 'lines' | 'ranked';
  /** The articles, or why there are none. */
  result: StoriesResult;
  /** A link to all of it; the label names the goal. */
  more?: { href: string; label: string };
  /** Finds an article's industry; null where it is not known. */
  industryOf?: (id: Id) => ArticleIndustry | null;
}

/** A section of a page with articles under a heading. Inert: a pure function of its props. */
export const ArticleSection = ({ title, arrangement = 'cards', result, more, industryOf }: ArticleSectionProps) => {
  const industry = ({ industryId }: ArticleSummary) => (industryId === null ? null : industryOf?.(industryId));
  const items = result.status === 'ready' ? result.items : [];
  const state = result.status === 'ready' && items.length === 0 ? 'empty' : result.status;
  const isShown = items.length > 0;
  return (
    <section className={css.section} data-state={state}>
      <SectionHeading title={title} more={state === 'ready' ? more : undefined} />
      {state !== 'ready' && <StoriesNotice retryHref={result.status === 'failed' ? result.retryHref : undefined} />}
      {isShown && arrangement === 'cards' && (
        <ul className={css.arrangement.cards}>
          {items.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} industry={industry(article)} />
            </li>
          ))}
        </ul>
      )}
      {isShown && arrangement === 'lines' && (
        <ul className={css.arrangement.lines}>
          {items.map((article) => (
            <li key={article.id} className={css.line}>
              <ArticleCard article={article} variant="headline" />
            </li>
          ))}
        </ul>
      )}
      {isShown && arrangement === 'ranked' && (
        <ol className={css.arrangement.ranked}>
          {items.map((article) => (
            <li key={article.id} className={css.rank}>
              <Link href={articleLink(article)} newWindow={article.externalUrl !== null} className={css.ranked}>
                <Headline text={article.title} />
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
