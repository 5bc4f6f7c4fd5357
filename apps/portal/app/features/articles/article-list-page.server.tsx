import { useLingui } from '@lingui/react/macro';
import type { ListOrder } from '@millwright/domain';
import { ArticleList } from '@millwright/ui/article-list';
import { ArticleSection } from '@millwright/ui/article-section';
import { ArticleFilters, noArticleFilters, type ArticleFilterValues } from '@millwright/ui/filter-bar';
import { Pagination } from '@millwright/ui/pagination';
import { NextSteps } from '../home/next-steps.server.tsx';
import { sortLinks } from '../../shell/page/lists.server.ts';
import { column, rail, withRail } from '../../shell/page/with-rail.css.ts';
import type { ArticleListData } from './article-list-data.server.ts';
import { articleOrders } from './article-list-query.ts';

/** Props of {@link ArticleListPage}. */
export interface ArticleListPageProps {
  name: string;
  data: ArticleListData;
  /** URL of the list with other filters, another page or order. @default order as it is */
  hrefOf: (filters: ArticleFilterValues, page?: number, sort?: ListOrder | null) => string;
  /** Whether the industry is part of the URL, as in a sub-site: it is not offered then. @default false */
  isIndustryFixed?: boolean;
  /** Where the list leads on to where it is empty without filters. @default nowhere */
  emptyHref?: string | undefined;
}

/** A list of articles with its filters. */
export function ArticleListPage({ name, data, hrefOf, isIndustryFixed = false, emptyHref }: ArticleListPageProps) {
  const { list, recommended, mostRead, industries, industryOf, tags, query } = data;
  const { filters, page, sort } = query;
  const { i18n, t } = useLingui();
  const orders = sortLinks(i18n, articleOrders(filters.keyword), sort, (order) => hrefOf(filters, 1, order));
  const unfiltered = hrefOf(noArticleFilters);
  // Its type is a list of its own, with a place in the navigation.
  const isNarrowed = hrefOf(filters) !== hrefOf({ ...noArticleFilters, type: filters.type });
  const hasContent = isNarrowed || list.total > 0;
  const offered = isIndustryFixed
    ? { filters: { ...filters, industryId: null }, facets: { ...list.facets, industries: [] } }
    : { filters, facets: list.facets };
  return (
    <div className={withRail}>
      <div className={rail}>
        {hasContent && (
          <ArticleFilters {...offered} industries={industries} tags={tags} sort={orders} hrefOf={hrefOf} />
        )}
      </div>
      <div className={column}>
        {list.total === 0 && hrefOf(filters) === '/articles' && <NextSteps missing={['articles']} />}
        <ArticleList
          title={name}
          result={{ status: 'ready', items: list.items, total: list.total }}
          page={page}
          industryOf={industryOf}
          isNarrowed={isNarrowed}
          clearHref={isNarrowed || hrefOf(filters) !== unfiltered ? unfiltered : emptyHref}
          recommended={recommended}
        />
        <Pagination page={page} total={list.total} rows={list.rows} hrefOf={(number) => hrefOf(filters, number)} />
        {mostRead?.length !== 0 && (
          <ArticleSection
            title={t`Most read`}
            arrangement="ranked"
            result={mostRead ? { status: 'ready', items: mostRead } : { status: 'failed', retryHref: '' }}
            industryOf={industryOf}
          />
        )}
      </div>
    </div>
  );
}
