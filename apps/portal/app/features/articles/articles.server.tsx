import { msg, plural } from '@lingui/core/macro';
import { listArticles } from '@millwright/api-client';
import { ARTICLE_TYPES, LEGACY_STATUS, listTitle, type ArticleType, type Id } from '@millwright/domain';
import { articleListHref, type ArticleFilterValues } from '@millwright/ui/filter-bar';
import { redirect } from 'react-router';
import { notFound, sectionBudget } from '../../shell/page/calls.server.ts';
import type { Crumb } from '../../shell/page/structured-data.server.tsx';
import { namedTogether, counterpartPages } from '../../shell/page/lists.server.ts';
import { renderPage, type LoadedPage, type PageVisit } from '../../shell/page/page.server.tsx';
import { loadArticleList } from './article-list-data.server.ts';
import { ArticleListPage } from './article-list-page.server.tsx';
import { articleQuery, parseArticleListQuery, parseArticleType } from './article-list-query.ts';
import { allArticlesName, articleTypeNames } from './list-names.server.ts';

/**
 * The type of `/articles/{type}`: null without one, a 404 where there is no such type. In other letter case it leads to
 * the URL of the type.
 */
function typeOfPath(segment: string | undefined, url: URL): ArticleType | null {
  const type = parseArticleType(segment);
  if (segment === undefined || type !== null) return type;
  const meant = ARTICLE_TYPES.find((known) => known.toLowerCase() === segment.toLowerCase());
  throw meant ? redirect(url.pathname.replace(/[^/]*$/, meant) + url.search, LEGACY_STATUS) : notFound();
}

/** A list of articles inside a sub-site. */
export interface ArticlesInSubsite {
  /** What stands before the paths of its lists. */
  base: string;
  /** The industry that the list is limited to. */
  industryId: Id;
  /** Where the list leads on to where it is empty without filters. */
  emptyHref: string;
}

/** The year or the month that a list is narrowed to, in words. */
function dateOf({ year, month }: ArticleFilterValues, lang: string): string | null {
  if (month === null) return year === null ? null : String(year);
  // Some day of the month, in any year.
  return year === null
    ? new Intl.DateTimeFormat(lang, { month: 'long' }).format(new Date(2000, month - 1, 15))
    : `${year}-${String(month).padStart(2, '0')}`;
}

/** Loads and renders a list of articles. */
export async function loadArticlesRoute(
  { scope, url, params }: PageVisit,
  within?: ArticlesInSubsite,
): Promise<LoadedPage> {
  const { i18n, edition } = scope;
  const requested = parseArticleListQuery(url.searchParams, typeOfPath(params.type, url));
  const fixed = within ? { industryId: within.industryId } : {};
  const data = await loadArticleList(scope, { ...requested, filters: { ...requested.filters, ...fixed } });
  const { filters, page, sort } = data.query;
  const { industryOf, tags, list } = data;

  const listName = i18n._(filters.type === null ? allArticlesName : articleTypeNames[filters.type]);
  const what = namedTogether(i18n, [
    industryOf(filters.industryId)?.name,
    tags.find(({ id }) => id === filters.tagId)?.name,
    dateOf(filters, edition.lang),
    filters.keyword,
  ]);
  const name = what ? i18n._(msg`${what} – ${listName}`) : listName;
  const { code } = listTitle({ total: list.total, page });
  const { total } = list;
  const title =
    code === 'list'
      ? i18n._(msg`${name} (${plural(total, { one: '# article', other: '# articles' })})`)
      : i18n._(msg`${name} (${plural(total, { one: '# article', other: '# articles' })}, page ${page})`);

  const { keyword } = filters;
  // A keyword belongs to one language; everything else of the list exists in both.
  const pageIn = keyword
    ? undefined
    : await counterpartPages(scope, list, (other) =>
        listArticles(other, { ...articleQuery({ ...data.query, page: 1 }), rows: 1 }, sectionBudget),
      );
  const path = articleListHref(filters, page, sort);
  const crumbs: Crumb[] = [{ name: i18n._(allArticlesName), path: '/articles' }];
  if (filters.type !== null) crumbs.push({ name: listName, path: `/articles/${filters.type}` });
  return renderPage(scope, {
    name: 'articles',
    title,
    description: i18n._(
      msg`${name}: ${plural(total, { one: '# article', other: '# articles' })} of industrial news, to be narrowed by industry, topic and date.`,
    ),
    path,
    counterpartPath: pageIn ? (key) => (pageIn(key) === page ? path : null) : null,
    nearestPath: articleListHref({ ...filters, keyword: '' }),
    // In a sub-site the same list of the same industry.
    switchPath: within
      ? within.base + articleListHref({ ...filters, keyword: '' }, 1, sort)
      : pageIn && ((key) => articleListHref(filters, pageIn(key), sort)),
    indexed: !keyword && sort === null && total > 0,
    schema: 'CollectionPage',
    isNearest: within === undefined,
    crumbs,
    content: (
      <ArticleListPage
        name={name}
        data={data}
        isIndustryFixed={within !== undefined}
        emptyHref={within?.emptyHref}
        hrefOf={(requests, number, order = sort) =>
          (within?.base ?? '') + articleListHref({ ...requests, ...fixed }, number, order)
        }
      />
    ),
  });
}
