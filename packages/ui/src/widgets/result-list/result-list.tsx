'use client';

import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { SkeletonPicture, SkeletonText } from '../../primitives/skeleton/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import * as css from './result-list.css.ts';
import { kindMessages, messages } from './result-list.messages.ts';
import type { ResultListProps } from './result-list.types.ts';

const bones = [1, 2, 3, 4];

/**
 * A page of a list with its heading and count, or what there is instead: a skeleton, an empty state that leads on, an
 * error with a way to ask again. The items are rendered by the page. Inert: a pure function of its props.
 */
export const ResultList = <Item extends { id: Id }>(props: ResultListProps<Item>) => {
  const {
    kind,
    title,
    headingLevel = 1,
    result,
    renderItem,
    intro,
    layout = 'rows',
    pictureRatio = '16:9',
    page = 1,
    clearHref,
    recommended = [],
  } = props;
  const { t } = useLingui();
  const copy = kindMessages[kind];
  const isEmpty = result.status === 'ready' && result.items.length === 0;
  const count = result.status === 'ready' && !isEmpty ? t(copy.count(result.total)) : undefined;
  const bonesBeside = pictureRatio === '1:1' || pictureRatio === '3:4' ? 'besideNarrow' : 'beside';

  return (
    <section data-state={isEmpty ? 'empty' : result.status} aria-busy={result.status === 'loading' || undefined}>
      <SectionHeading
        title={title}
        level={headingLevel}
        note={count && page > 1 ? t(messages.countAndPage(count, page)) : count}
      />
      {intro}
      {result.status === 'loading' && (
        <>
          <p className={visuallyHidden}>{t(copy.loading)}</p>
          <div className={css.layout[layout]}>
            {bones.map((bone) => (
              <div key={bone} className={css.item[layout]}>
                <div className={css.bones[layout === 'rows' && pictureRatio ? bonesBeside : 'stacked']}>
                  {pictureRatio && <SkeletonPicture ratio={pictureRatio} />}
                  <SkeletonText lines={layout === 'rows' ? 4 : 2} />
                </div>
              </div>
            ))}
          </div>
        </>
      )}
      {(result.status === 'failed' || result.status === 'offline') && (
        <EmptyState
          icon={result.status === 'offline' ? 'offline' : 'warning'}
          title={result.status === 'offline' ? t(messages.offline) : t(copy.failed)}
          message={result.status === 'offline' ? t(messages.offlineAdvice) : t(messages.failedAdvice)}
          actions={
            <LinkButton href={result.retryHref} icon="refresh" variant="secondary">
              {t(messages.retry)}
            </LinkButton>
          }
        />
      )}
      {result.status === 'ready' && !isEmpty && (
        <ol className={css.layout[layout]}>
          {result.items.map((item, index) => (
            <li key={item.id} className={css.item[layout]}>
              {renderItem(item, { headingLevel: headingLevel === 1 ? 2 : 3, priority: index === 0 })}
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
            actions={clearHref && <LinkButton href={clearHref}>{t(copy.clear)}</LinkButton>}
          />
          {recommended.length > 0 && (
            <div className={css.recommended}>
              <SectionHeading title={t(messages.recommended)} level={2} />
              <div className={css.recommendedGrid}>
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
