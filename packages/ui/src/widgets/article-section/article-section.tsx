import { articleLink, type ArticleSummary } from '@millwright/domain';
import { Link } from '../../primitives/link/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import * as css from './article-section.css.ts';
import type { ArticleSectionProps } from './article-section.types.ts';
import { StoriesNotice } from './stories-notice.tsx';

/** A section of a page with articles under a heading. Inert: a pure function of its props. */
export const ArticleSection = ({ title, arrangement = 'cards', result, more, industryOf }: ArticleSectionProps) => {
  const industry = ({ industryId }: ArticleSummary) => (industryId === null ? null : industryOf?.(industryId));
  const items = result.status === 'ready' ? result.items : [];
  const state = result.status === 'ready' && items.length === 0 ? 'empty' : result.status;
  const [first, ...rest] = items;
  const lines = (articles: readonly ArticleSummary[]) =>
    articles.map((article) => (
      <li key={article.id} className={css.line}>
        <ArticleCard article={article} variant="headline" />
      </li>
    ));
  return (
    <section className={css.section} data-state={state}>
      <SectionHeading title={title} more={state === 'ready' ? more : undefined} />
      {state !== 'ready' && <StoriesNotice retryHref={result.status === 'failed' ? result.retryHref : undefined} />}
      {first && arrangement === 'cards' && (
        <ul className={css.arrangement.cards}>
          {items.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} industry={industry(article)} />
            </li>
          ))}
        </ul>
      )}
      {first && arrangement === 'lines' && <ul className={css.arrangement.lines}>{lines(items)}</ul>}
      {first && arrangement === 'ranked' && (
        <ol className={css.arrangement.ranked}>
          {items.map((article) => (
            <li key={article.id} className={css.rank}>
              <Link href={articleLink(article)} newWindow={article.externalUrl !== null} className={css.ranked}>
                {article.title}
              </Link>
            </li>
          ))}
        </ol>
      )}
      {first && arrangement === 'feature' && (
        <div className={css.arrangement.feature}>
          <ArticleCard article={first} variant="row" industry={industry(first)} />
          <ul className={css.rest}>{lines(rest)}</ul>
        </div>
      )}
    </section>
  );
};
