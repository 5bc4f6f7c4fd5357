import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { searchDescription, searchTitle } from '@millwright/domain';
import { ArticleList } from '@millwright/ui/article-list';
import { Breadcrumbs } from '@millwright/ui/breadcrumbs';
import { ArticleFilters, type ArticleFilterValues } from '@millwright/ui/filter-bar';
import { Pagination } from '@millwright/ui/pagination';
import { recommendedArticles, loadArticleList, type ArticleListData } from '../articles/article-list-data.server.ts';
import { parseArticleListQuery } from '../articles/article-list-query.ts';
import { pageHead } from '../site/page-head.server.ts';
import * as css from '../site/page.css.ts';
import type { RequestScope } from '../site/request-scope.server.tsx';
import { searchMessages } from './search.messages.server.ts';

/** Address of a search of the news with these filters and this page. */
export function newsSearchHref({ keyword, industryId, tagId, year, month }: ArticleFilterValues, page = 1): string {
  const query = new URLSearchParams({ type: 'news', keyword });
  const rest = { sid: industryId, tid: tagId, year, month, page: page > 1 ? page : null };
  for (const [name, value] of Object.entries(rest)) if (value !== null) query.set(name, String(value));
  return `/search?${query}`;
}

/** The results of a search. */
function Results({ name, data }: { name: string; data: ArticleListData }) {
  const { list, recommended, industries, industryOf, tags, query } = data;
  const { filters, page } = query;
  return (
    <div className={css.withRail}>
      <aside className={css.rail}>
        {/* The type of a search is what is searched, not a kind of article. */}
        <ArticleFilters filters={filters} facets={{ ...list.facets, types: [] }} industries={industries} tags={tags} hrefOf={newsSearchHref} withKeyword={false} />
      </aside>
      <div className={css.column}>
        <ArticleList
          title={name}
          result={{ status: 'ready', items: list.items, total: list.total }}
          page={page}
          industryOf={industryOf}
          clearHref={newsSearchHref({ ...filters, industryId: null, tagId: null, year: null, month: null })}
          recommended={recommended}
        />
        <Pagination page={page} total={list.total} rows={list.rows} hrefOf={(number) => newsSearchHref(filters, number)} />
      </div>
    </div>
  );
}

function SearchPage({ children }: { children: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={css.page}>
      <Breadcrumbs items={[{ name: t`Search` }]} />
      {children}
    </div>
  );
}

/** Loads and prints the search page. Without a keyword nothing is searched, and other articles are recommended. */
export async function loadSearchRoute(scope: RequestScope, url: URL) {
  const { i18n, printer } = scope;
  const asked = parseArticleListQuery(url.searchParams);
  const query = { ...asked, filters: { ...asked.filters, type: null } };
  const { keyword } = query.filters;
  if (!keyword) {
    const recommended = await recommendedArticles(scope);
    const title = i18n._(msg`Search`);
    const head = pageHead(scope, { title, description: i18n._(searchMessages.emptyDescription), path: '/search', indexed: false });
    const content = (
      <SearchPage>
        <ArticleList title={title} result={{ status: 'ready', items: [], total: 0 }} recommended={recommended} />
      </SearchPage>
    );
    return { head, page: printer.print('search', content) };
  }
  const data = await loadArticleList(scope, query);
  const { total, page } = data.list;
  const shown = { type: 'news', keyword, total, page } as const;
  const title = searchTitle(shown);
  const description = searchDescription(shown);
  const head = pageHead(scope, {
    title: i18n._(searchMessages.title(title.code, { keyword, total, page })),
    description: i18n._(searchMessages.description(description.code, { keyword, total })),
    path: newsSearchHref(data.query.filters, page),
    // A keyword belongs to one language.
    twinPath: null,
    nearestPath: '/search',
    indexed: false,
  });
  const content = (
    <SearchPage>
      <Results name={i18n._(msg`News about “${keyword}”`)} data={data} />
    </SearchPage>
  );
  return { head, page: printer.print('search', content) };
}
