'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { LinkButton } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { SkeletonImage, SkeletonText } from '../../primitives/skeleton/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import * as css from './result-list.css.ts';
import type { ResultListProps, ListKind } from './result-list.types.ts';

/** Copy of every result list. */
const messages = {
  countAndPage: (count: string, page: number) => msg`${count}, page ${page}`,
  empty: msg`No data`,
  emptyAdvice: msg`Nothing matches. Try fewer filters or a shorter keyword.`,
  emptyAdviceRecommended: msg`Nothing matches. Try fewer filters or a shorter keyword, or read one of the articles below.`,
  nothingYet: msg`Nothing here yet`,
  nothingYetAdvice: msg`This list fills as soon as something is published.`,
  recommended: msg`You may also like`,
  offline: msg`You are offline`,
  offlineAdvice: msg`What you have open stays readable. Try again once you are connected.`,
  failedAdvice: msg`This is our fault, not yours. Try again in a moment.`,
  retry: msg`Try again`,
} as const;

/** What a list says of what it holds. */
interface KindMessages {
  /** How many there are in all pages. */
  count: (total: number) => MessageDescriptor;
  /** Leads to the list without filters. */
  clear: MessageDescriptor;
  /** Says that they are on their way. */
  loading: MessageDescriptor;
  /** Says that they could not be had. */
  failed: MessageDescriptor;
}

/** Copy that names what a list holds. */
const kindMessages: Readonly<Record<ListKind, KindMessages>> = {
  article: {
    count: (total) => msg`${plural(total, { one: '# article', other: '# articles' })}`,
    clear: msg`Show all articles`,
    loading: msg`Loading articles`,
    failed: msg`The articles are temporarily unavailable`,
  },
  video: {
    count: (total) => msg`${plural(total, { one: '# video', other: '# videos' })}`,
    clear: msg`Show all videos`,
    loading: msg`Loading videos`,
    failed: msg`The videos are temporarily unavailable`,
  },
  magazineIssue: {
    count: (total) => msg`${plural(total, { one: '# issue', other: '# issues' })}`,
    clear: msg`Show all issues`,
    loading: msg`Loading magazine issues`,
    failed: msg`The magazines are temporarily unavailable`,
  },
  whitePaper: {
    count: (total) => msg`${plural(total, { one: '# white paper', other: '# white papers' })}`,
    clear: msg`Show all white papers`,
    loading: msg`Loading white papers`,
    failed: msg`The white papers are temporarily unavailable`,
  },
  supplier: {
    count: (total) => msg`${plural(total, { one: '# supplier', other: '# suppliers' })}`,
    clear: msg`Show all suppliers`,
    loading: msg`Loading suppliers`,
    failed: msg`The suppliers are temporarily unavailable`,
  },
  product: {
    count: (total) => msg`${plural(total, { one: '# product', other: '# products' })}`,
    clear: msg`Show all products`,
    loading: msg`Loading products`,
    failed: msg`The products are temporarily unavailable`,
  },
  tradePost: {
    count: (total) => msg`${plural(total, { one: '# post', other: '# posts' })}`,
    clear: msg`Show all posts`,
    loading: msg`Loading supply and demand posts`,
    failed: msg`The supply and demand posts are temporarily unavailable`,
  },
  tradeShow: {
    count: (total) => msg`${plural(total, { one: '# exhibition', other: '# exhibitions' })}`,
    clear: msg`Show all exhibitions`,
    loading: msg`Loading exhibitions`,
    failed: msg`The exhibitions are temporarily unavailable`,
  },
  pressRelease: {
    count: (total) => msg`${plural(total, { one: '# press release', other: '# press releases' })}`,
    clear: msg`Show all press releases`,
    loading: msg`Loading press releases`,
    failed: msg`The press releases are temporarily unavailable`,
  },
  searchHit: {
    count: (total) => msg`${plural(total, { one: '# result', other: '# results' })}`,
    clear: msg`Show all results`,
    loading: msg`Searching`,
    failed: msg`The search is temporarily unavailable`,
  },
  favourite: {
    count: (total) => msg`${plural(total, { one: '# favourite', other: '# favourites' })}`,
    clear: msg`Show all favourites`,
    loading: msg`Loading favourites`,
    failed: msg`The favourites are temporarily unavailable`,
  },
};

const bones = [1, 2, 3, 4];

type Shape = Required<Pick<ResultListProps<never>, 'kind' | 'layout' | 'imageRatio'>>;

/** As much room as a page of the list will take. */
const Loading = ({ kind, layout, imageRatio }: Shape) => {
  const { t } = useLingui();
  const bonesAdjacent = imageRatio === '1:1' || imageRatio === '3:4' ? 'adjacentNarrow' : 'adjacent';
  return (
    <>
      <p className={visuallyHidden}>{t(kindMessages[kind].loading)}</p>
      <div className={css.layout[layout]}>
        {bones.map((bone) => (
          <div key={bone} className={css.item[layout]}>
            <div className={css.bones[layout === 'rows' && imageRatio ? bonesAdjacent : 'stacked']}>
              {imageRatio && <SkeletonImage ratio={imageRatio} />}
              <SkeletonText lines={layout === 'rows' ? 4 : 2} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
};

/** Says that nothing matches, or that there is nothing yet, and leads on. */
const Empty = ({
  kind,
  isNarrowed = true,
  clearHref,
  leads = [],
  recommended = [],
}: Pick<ResultListProps<never>, 'kind' | 'isNarrowed' | 'clearHref' | 'leads' | 'recommended'>) => {
  const { t } = useLingui();
  const unmatchedAdvice = recommended.length > 0 ? messages.emptyAdviceRecommended : messages.emptyAdvice;
  return (
    <>
      <EmptyState
        icon={isNarrowed ? 'search' : 'info'}
        title={t(isNarrowed ? messages.empty : messages.nothingYet)}
        message={t(isNarrowed ? unmatchedAdvice : messages.nothingYetAdvice)}
        actions={
          (clearHref || leads.length > 0) && (
            <>
              {clearHref && <LinkButton href={clearHref}>{t(kindMessages[kind].clear)}</LinkButton>}
              {leads.map(({ label, href }) => (
                <LinkButton key={href} href={href} variant="secondary">
                  {label}
                </LinkButton>
              ))}
            </>
          )
        }
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
  );
};

/**
 * A page of a list with its heading and count, or what there is instead: a skeleton, an empty state that leads on, an
 * error with a way to try again. The items are rendered by the page. Inert: a pure function of its props.
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
    imageRatio = '16:9',
    page = 1,
    isNarrowed,
    clearHref,
    leads,
    recommended,
  } = props;
  const { t } = useLingui();
  const copy = kindMessages[kind];
  const isEmpty = result.status === 'ready' && result.items.length === 0;
  const count = result.status === 'ready' && !isEmpty ? t(copy.count(result.total)) : undefined;

  return (
    <section data-state={isEmpty ? 'empty' : result.status} aria-busy={result.status === 'loading' || undefined}>
      <SectionHeading
        title={title}
        level={headingLevel}
        note={count && page > 1 ? t(messages.countAndPage(count, page)) : count}
      />
      {intro}
      {result.status === 'loading' && <Loading kind={kind} layout={layout} imageRatio={imageRatio} />}
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
        <Empty kind={kind} isNarrowed={isNarrowed} clearHref={clearHref} leads={leads} recommended={recommended} />
      )}
    </section>
  );
};
