import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { searchAll, searchBest, searchOtherLanguage } from '@millwright/api-client';
import {
  LEGACY_STATUS,
  normaliseKeyword,
  parseInteger,
  parseIntegerBetween,
  parsePage,
  searchDescription,
  searchHref,
  searchTitle,
  SEARCH_KINDS,
  SEARCH_ORDERS,
  type ArticleSummary,
  type SearchHit,
  type SearchResult,
  type SearchType,
} from '@millwright/domain';
import { LinkTabs } from '@millwright/ui/link-tabs';
import { OtherResults } from '@millwright/ui/other-results';
import { Pagination } from '@millwright/ui/pagination';
import { ResultList } from '@millwright/ui/result-list';
import { SearchHitCard, searchKindNames } from '@millwright/ui/search-hit-card';
import { hotKeywordParameter } from '@millwright/ui/search-panel';
import { redirect } from 'react-router';
import { recommendedArticles } from '../articles/article-list-data.server.ts';
import { baseInfoOf, mainBudget, mainPage, section, sectionBudget } from '../../shell/page/calls.server.ts';
import { industryLookup } from '../../shell/page/industry-lookup.ts';
import * as css from '../../shell/page/with-rail.css.ts';
import { renderPage, type LoadedPage, type PageVisit } from '../../shell/page/page.server.tsx';
import { parseSort } from '../../shell/page/lists.server.ts';
import { OtherLanguage, type OtherLanguageProps } from './other-language.server.tsx';
import { SearchFilters, type RequestedSearch, type SearchFiltersProps } from './search-filters.server.tsx';
import { searchMessages } from './search.messages.server.ts';

interface ResultsProps extends Omit<SearchFiltersProps, 'result'> {
  title: string;
  result: SearchResult;
  /** The best of each kind; empty where it is not shown or could not be had. */
  best: readonly SearchHit[];
  recommended: readonly ArticleSummary[];
  /** What only the other edition has, with where that is. */
  otherLanguage: OtherLanguageProps;
}

function Results({ title, requested, result, best, recommended, otherLanguage, industryOf }: ResultsProps) {
  const { t } = useLingui();
  const { facets, items, total, page, rows } = result;
  const countOf = (kind: string) => facets.kinds.find(({ value }) => value === kind)?.count ?? 0;
  const all = facets.kinds.reduce((sum, { count }) => sum + count, 0);
  const tab = (kind: RequestedSearch['kind'], label: string, count: number) => ({
    label,
    count,
    current: requested.kind === kind,
    href: searchHref({ ...requested, page: 1, kind }),
  });
  const others = best.flatMap((hit) =>
    hit.kind === requested.kind || countOf(hit.kind) === 0
      ? []
      : [{ hit, count: countOf(hit.kind), href: searchHref({ ...requested, page: 1, kind: hit.kind }) }],
  );
  const kinds = SEARCH_KINDS.filter((kind) => countOf(kind) > 0 || kind === requested.kind);
  return (
    <>
      <LinkTabs
        label={t`Kinds of results`}
        tabs={[tab(null, t`All`, all), ...kinds.map((kind) => tab(kind, t(searchKindNames[kind]), countOf(kind)))]}
      />
      <div className={css.withRail}>
        <div className={css.rail}>
          <SearchFilters requested={requested} result={result} industryOf={industryOf} />
        </div>
        <div className={css.column}>
          <ResultList
            kind="searchHit"
            title={title}
            result={{ status: 'ready', items, total }}
            page={page}
            clearHref={
              requested.industryId === null && requested.year === null && requested.kind === null
                ? undefined
                : searchHref({ ...requested, industryId: null, year: null, kind: null, page: 1 })
            }
            recommended={recommended}
            leads={[
              { label: t`Browse the supply hall`, href: '/showroom/platform?side=supply' },
              { label: t`Ask the suppliers`, href: '/showroom/platform?side=demand' },
              { label: t`See all suppliers`, href: '/showroom/suppliers' },
            ]}
            intro={<OtherResults results={others} />}
            renderItem={(hit, place) => (
              <SearchHitCard
                hit={hit}
                {...place}
                showKind={requested.kind === null}
                industry={industryOf(hit.industryId)}
              />
            )}
          />
          <Pagination
            page={page}
            total={total}
            rows={rows}
            hrefOf={(number) => searchHref({ ...requested, page: number })}
          />
          <OtherLanguage {...otherLanguage} />
        </div>
      </div>
    </>
  );
}

/** Reads the URL of a search. Wrong values count as absent. */
export const parseSearch = (params: URLSearchParams): RequestedSearch => ({
  keyword: normaliseKeyword(params.get('keyword')),
  kind: SEARCH_KINDS.find((kind) => kind === params.get('type')) ?? null,
  industryId: parseInteger(params.get('sid')),
  year: parseIntegerBetween(params.get('year'), 1900, 9999),
  sort: parseSort(params.get('sort'), SEARCH_ORDERS),
  page: parsePage(params.get('page')),
});

/**
 * The URL of a search that its form wrote in another way, without JavaScript: with the hot keyword that was clicked, or
 * with an empty keyword. Null where it is written as links write it.
 */
function hrefOfForm(params: URLSearchParams, requested: RequestedSearch): string | null {
  const hot = normaliseKeyword(params.get(hotKeywordParameter));
  const isEmpty = params.has('keyword') && requested.keyword === '';
  if (!params.has(hotKeywordParameter) && !isEmpty) return null;
  return searchHref({ ...requested, keyword: hot || requested.keyword });
}

/** Loads and renders the search page. Without a keyword nothing is searched, and other content is recommended. */
export async function loadSearchRoute({ scope, url }: PageVisit): Promise<LoadedPage> {
  const { i18n, client } = scope;
  const requested = parseSearch(url.searchParams);
  const written = hrefOfForm(url.searchParams, requested);
  if (written !== null) throw redirect(written, LEGACY_STATUS);
  const { keyword, kind, industryId, year, sort, page } = requested;
  const crumbs = [{ name: i18n._(msg`Search`), path: '/search' }];
  if (!keyword) {
    const recommended = await recommendedArticles(scope);
    const title = i18n._(msg`Search`);
    return renderPage(scope, {
      name: 'search',
      title,
      description: i18n._(searchMessages.emptyDescription),
      path: '/search',
      schema: 'SearchResultsPage',
      isNearest: true,
      indexed: false,
      crumbs,
      content: (
        <ResultList
          kind="searchHit"
          title={title}
          result={{ status: 'ready', items: [], total: 0 }}
          recommended={recommended}
          renderItem={() => null}
        />
      ),
    });
  }
  const query = {
    keyword,
    kind: kind ?? undefined,
    industryId: industryId ?? undefined,
    year: year ?? undefined,
    sort: sort ?? undefined,
  };
  // One kind hides what the others hold: its first page says so.
  const isOneKind = kind !== null && page === 1;
  const isWhole = kind === null && industryId === null && year === null && page === 1;
  const [result, best, otherLanguage, baseInfo] = await Promise.all([
    mainPage(scope, 'search', page, (number) => searchAll(client, { ...query, page: number }, mainBudget)),
    isOneKind ? section(scope, 'best of each kind', searchBest(client, query, sectionBudget)) : null,
    isWhole ? section(scope, 'pages in the other language', searchOtherLanguage(client, keyword, sectionBudget)) : null,
    baseInfoOf(scope),
  ]);
  const { corrected } = result;
  const recommended = result.total === 0 ? await recommendedArticles(scope) : [];
  // Titles differ by what is searched, which the copy names; the rule is the same for each.
  const shown = { type: 'news' as SearchType, keyword, total: result.total, page: result.page };
  const name = i18n._(kind === null ? msg`All results` : searchKindNames[kind]);
  const values = { keyword, kind: name, total: result.total, page: result.page };
  return renderPage(scope, {
    name: 'search',
    title: i18n._(searchMessages.title(searchTitle(shown).code, values)),
    description: i18n._(searchMessages.description(searchDescription(shown).code, values)),
    path: searchHref({ ...requested, page: result.page }),
    schema: 'SearchResultsPage',
    // A keyword belongs to one language.
    counterpartPath: null,
    nearestPath: '/search',
    indexed: false,
    crumbs,
    content: (
      <Results
        title={i18n._(
          corrected === null
            ? msg`Results for “${keyword}”`
            : msg`Results for “${corrected}” – no match for “${keyword}”`,
        )}
        requested={requested}
        result={result}
        best={best ?? []}
        recommended={recommended}
        otherLanguage={{ hits: otherLanguage, origins: scope.site.origins }}
        industryOf={industryLookup(baseInfo)}
      />
    ),
  });
}
