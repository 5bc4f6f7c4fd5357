import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { SkeletonPicture, SkeletonText } from '../../primitives/skeleton/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import * as css from './article-list.css.ts';
import { messages } from './article-list.messages.ts';
import type { ArticleListProps } from './article-list.types.ts';

const bones = [1, 2, 3, 4];

/** A page of articles with its heading, or what there is instead. Inert: a pure function of its props. */
export const ArticleList = (props: ArticleListProps) => {
  const { title, headingLevel = 1, result, page = 1, industryOf, clearHref, recommended = [] } = props;
  const { t } = useLingui();
  const isEmpty = result.status === 'ready' && result.items.length === 0;
  const note =
    result.status === 'ready' && !isEmpty
      ? t(page > 1 ? messages.countAndPage(result.total, page) : messages.count(result.total))
      : undefined;
  const itemLevel = headingLevel === 1 ? 2 : 3;

  return (
    <section data-state={isEmpty ? 'empty' : result.status} aria-busy={result.status === 'loading' || undefined}>
      <SectionHeading title={title} level={headingLevel} note={note} />
      {result.status === 'loading' && (
        <>
          <p className={visuallyHidden}>{t(messages.loading)}</p>
          <div className={css.list}>
            {bones.map((bone) => (
              <div key={bone} className={`${css.item} ${css.bones}`}>
                <SkeletonPicture />
                <SkeletonText lines={4} />
              </div>
            ))}
          </div>
        </>
      )}
      {result.status === 'failed' && (
        <EmptyState
          icon="warning"
          title={t(messages.failed)}
          message={t(messages.failedAdvice)}
          actions={
            <LinkButton href={result.retryHref} icon="refresh" variant="secondary">
              {t(messages.retry)}
            </LinkButton>
          }
        />
      )}
      {result.status === 'ready' && !isEmpty && (
        <ol className={css.list}>
          {result.items.map((article, index) => (
            <li key={article.id} className={css.item}>
              <ArticleCard
                article={article}
                variant="row"
                headingLevel={itemLevel}
                industry={article.industryId === null ? null : industryOf?.(article.industryId)}
                priority={index < 2}
              />
            </li>
          ))}
        </ol>
      )}
      {isEmpty && (
        <>
          <EmptyState
            icon="search"
            title={t(messages.empty)}
            message={t(recommended.length > 0 ? messages.emptyAdviceRecommended : messages.emptyAdvice)}
            actions={clearHref && <LinkButton href={clearHref}>{t(messages.clear)}</LinkButton>}
          />
          {recommended.length > 0 && (
            <div className={css.recommended}>
              <SectionHeading title={t(messages.recommended)} level={2} />
              <div className={css.grid}>
                {recommended.map((article) => (
                  <ArticleCard key={article.id} article={article} />
                ))}
              </div>
            </div>
          )}
        </>
      )}
    </section>
  );
};
