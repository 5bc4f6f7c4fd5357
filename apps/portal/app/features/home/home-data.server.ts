import {
  listArticles,
  listIssues,
  listMostReadArticles,
  listPapers,
  listPosts,
  listProducts,
  listSuppliers,
  listTradeShows,
  listVideos,
  type ArticlePage,
  type ArticleQuery,
  type CallOptions,
  type Result,
} from '@millwright/api-client';
import { industriesInMenu, type ArticleSummary } from '@millwright/domain';
import { baseInfoOf, partnerLinksOf, section, sectionBudget, unavailable } from '../../shell/page/calls.server.ts';
import { industryLookup } from '../../shell/page/industry-lookup.ts';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { arrangeStories } from './story-figures.server.ts';

/** What a section shows of a list. */
type SectionList<Page extends { items: readonly unknown[]; total: number }> = Pick<Page, 'items' | 'total'>;

/**
 * The list of a section: null when it failed, and empty where the service will not give it, for which there is nothing
 * to try again.
 */
async function listSection<Page extends { items: readonly unknown[]; total: number }>(
  scope: RequestScope,
  name: string,
  call: Promise<Result<Page>>,
): Promise<SectionList<Page> | null> {
  const result = await call;
  const list = await section(scope, name, Promise.resolve(result));
  const isRefused = !result.ok && result.failure.kind === 'refused' && result.failure.status !== 429;
  if (isRefused) return { items: [], total: 0 };
  return list && { items: list.items, total: list.total };
}

const rows = {
  /** Enough to choose from: their tables are looked at. */
  latest: 20,
  /** At most: the lead, prices, four figures, eight headlines and two below the lead. */
  stories: 16,
  headlines: 8,
  seconds: 2,
  picks: 3,
  mostRead: 5,
  videos: 4,
  issues: 9,
  papers: 2,
  products: 4,
  suppliers: 3,
  shows: 3,
  demands: 7,
  partners: 6,
};

/** So many films and papers may tell a story of the page, and be left out, before there is one less to show. */
const spare = 6;

const minute = 60_000;

/** What the home page lists, by the names of the calls. */
/* oxlint-disable lingui/no-unlocalized-strings -- names of calls, as the log has them */
const names = [
  'latest articles',
  'picked articles',
  'most read articles',
  'videos',
  'issues',
  'papers',
  'products',
  'suppliers',
  'shows',
  'posts',
];
/* oxlint-enable lingui/no-unlocalized-strings */

const list = (
  scope: RequestScope,
  name: string,
  query: ArticleQuery,
  options: CallOptions = sectionBudget,
): Promise<SectionList<ArticlePage> | null> =>
  listSection(scope, name, listArticles(scope.client, { ...query, facets: false }, options));

/** Issues in the language of the edition; all of them where it has none. */
async function loadIssues(scope: RequestScope) {
  const request = (query: { language?: RequestScope['edition']['key'] }) =>
    listSection(
      scope,
      'issues',
      listIssues(scope.client, { rows: rows.issues, facets: false, ...query }, sectionBudget),
    );
  const own = await request({ language: scope.edition.key });
  return own?.items.length === 0 ? request({}) : own;
}

/** All lists of the home page at once. What is a story elsewhere on the page is left out later: some request more. */
function loadLists(scope: RequestScope) {
  const { client } = scope;
  const shown = rows.stories + rows.picks;
  return Promise.all([
    // What the page is there for: yesterday's news are better than none.
    list(
      scope,
      'latest articles',
      { type: 'latest', rows: rows.latest, tables: true },
      { ...sectionBudget, isMain: true },
    ),
    list(scope, 'picked articles', { type: 'Editorpick', rows: shown }),
    section(scope, 'most read articles', listMostReadArticles(client, { rows: rows.mostRead + shown }, sectionBudget)),
    listSection(scope, 'videos', listVideos(client, { rows: rows.videos + spare, facets: false }, sectionBudget)),
    loadIssues(scope),
    listSection(scope, 'papers', listPapers(client, { rows: rows.papers + spare, facets: false }, sectionBudget)),
    listSection(scope, 'products', listProducts(client, { rows: rows.products, facets: false }, sectionBudget)),
    listSection(
      scope,
      'suppliers',
      listSuppliers(client, { featured: true, rows: rows.suppliers, facets: false }, sectionBudget),
    ),
    listSection(
      scope,
      'shows',
      listTradeShows(client, { when: 'upcoming', rows: rows.shows, facets: false }, sectionBudget),
    ),
    listSection(
      scope,
      'posts',
      listPosts(client, { side: 'demand', rows: rows.demands, facets: false }, sectionBudget),
    ),
  ]);
}

/** Leaves out what the page has shown, by title: a film of a story is that story. Remembers what is left. */
function createUnshown(stories: readonly ArticleSummary[]) {
  const shown = new Set(stories.map(({ title }) => title));
  return <Item extends { title: string }>(items: readonly Item[], count: number): Item[] => {
    const unshown = items.filter(({ title }) => !shown.has(title)).slice(0, count);
    for (const { title } of unshown) shown.add(title);
    return unshown;
  };
}

/** What the home page shows. A list that could not be had is null. */
export async function loadHome(scope: RequestScope) {
  const [baseInfo, partners, lists] = await Promise.all([baseInfoOf(scope), partnerLinksOf(scope), loadLists(scope)]);
  const [chosen, allPicks, allRead, allVideos, issues, allPapers, products, suppliers, shows, posts] = lists;
  // A home page without a single section is none.
  if (names.every((name) => scope.degraded.has(name))) throw unavailable(scope);
  // Where editors mark none as news, as after an import, the newest are.
  const isMarked = chosen === null || chosen.items.length > 0;
  const latest = isMarked ? chosen : await list(scope, 'newest articles', { rows: rows.latest, tables: true });
  const stories = latest?.items ?? [];
  const { lead, leadChart, prices, figures, others } = arrangeStories(
    stories,
    true,
    scope.edition.lang,
    scope.statics.renderOnce,
  );
  const seconds = others.length < rows.headlines + rows.seconds ? [] : others.slice(0, rows.seconds);
  const headlines = others.slice(seconds.length, seconds.length + rows.headlines);
  const shown = [
    ...(lead ? [lead] : []),
    ...(prices ? [prices.article] : []),
    ...figures.map(({ article }) => article),
    ...seconds,
    ...headlines,
  ];
  const unshown = createUnshown(shown);
  const picks = allPicks && {
    ...allPicks,
    // Who wrote them is said on their pages.
    items: unshown(allPicks.items, rows.picks).map((pick) => ({ ...pick, source: '' })),
  };
  const industryOf = industryLookup(baseInfo);
  return {
    settings: baseInfo?.settings ?? null,
    // At the top of the page they are named without their children.
    industries: industriesInMenu(baseInfo?.industries ?? []).map((industry) => ({ ...industry, children: [] })),
    industryNames: Object.fromEntries(
      [...shown, ...(picks?.items ?? [])].flatMap(({ industryId }) => {
        const named = industryOf(industryId);
        return named ? [[named.id, named]] : [];
      }),
    ),
    /** The list that goes on where the latest end. */
    latestPath: isMarked ? '/articles/latest' : '/articles',
    latest: latest && { ...latest, items: lead ? [lead, ...headlines] : [] },
    seconds,
    leadChart,
    prices,
    figures,
    picks,
    mostRead: allRead && unshown(allRead, rows.mostRead),
    // What is left out as told elsewhere is there.
    hasNoVideos: allVideos?.items.length === 0,
    hasNoPapers: allPapers?.items.length === 0,
    videos: allVideos && { ...allVideos, items: unshown(allVideos.items, rows.videos) },
    issues,
    papers: allPapers && { ...allPapers, items: unshown(allPapers.items, rows.papers) },
    products,
    suppliers,
    shows,
    demands: posts,
    partners: partners.slice(0, rows.partners),
    // What has begun or passed is judged to the minute, so that the page of a minute is one page.
    now: Math.floor(Date.now() / minute) * minute,
  };
}

/** What the home page shows. */
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
