import { listArticles, listMostReadArticles, listTags } from '@millwright/api-client';
import type { ArticleSummary } from '@millwright/domain';
import { baseInfoOf, mainBudget, mainPage, section, sectionBudget } from '../../shell/page/calls.server.ts';
import { industryLookup, industryNames } from '../../shell/page/industry-lookup.ts';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { articleQuery, type ArticleListQuery } from './article-list-query.ts';

const rows = 20;
const recommendedRows = 4;
const mostReadRows = 6;

/** Other articles for a list without results (spec §8 Empty search). */
export async function recommendedArticles(scope: RequestScope): Promise<ArticleSummary[]> {
  const picks = await section(
    scope,
    'recommended articles',
    listArticles(scope.client, { type: 'Editorpick', rows: recommendedRows, facets: false }, sectionBudget),
  );
  return picks?.items ?? [];
}

/** A page of articles with what its filters need. The list itself is the page's main item. */
export async function loadArticleList(scope: RequestScope, query: ArticleListQuery) {
  const client = scope.client;
  const { industryId } = query.filters;
  const [list, baseInfo, tags, mostRead] = await Promise.all([
    mainPage(scope, 'articles', query.page, (page) =>
      listArticles(client, { ...articleQuery({ ...query, page }), rows }, mainBudget),
    ),
    baseInfoOf(scope),
    section(scope, 'tags', listTags(client, sectionBudget)),
    // Of the industry that is looked at; next to the first page only.
    query.page === 1
      ? section(
          scope,
          'most read articles',
          listMostReadArticles(client, { industryId: industryId ?? undefined, rows: mostReadRows }, sectionBudget),
        )
      : [],
  ]);
  const recommended = list.total === 0 ? await recommendedArticles(scope) : [];
  return {
    list,
    recommended,
    /** Next to the first page; null where they could not be had. */
    mostRead,
    industries: industryNames(baseInfo, industryId),
    industryOf: industryLookup(baseInfo),
    tags: tags ?? [],
    /** The query of the page that is shown: behind the last it is the last. */
    query: { ...query, page: list.page },
  };
}

/** A page of articles with what its filters need. */
export type ArticleListData = Awaited<ReturnType<typeof loadArticleList>>;
