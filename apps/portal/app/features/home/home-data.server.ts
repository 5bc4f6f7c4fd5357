import {
  getArticle,
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
} from '@millwright/api-client';
import { industriesInMenu, type ArticleSummary, type Id } from '@millwright/domain';
import { firstChart } from '../../shell/page/article-chart.server.tsx';
import {
  baseInfoOf,
  friendlyLinksOf,
  listSection,
  section,
  sectionBudget,
  unavailable,
  type SectionList,
} from '../../shell/page/calls.server.ts';
import { industryLookup } from '../../shell/page/industry-lookup.ts';
import type { RequestScope } from '../../shell/page/request-scope.types.ts';

const rows = {
  latest: 11,
  headlines: 8,
  picks: 3,
  mostRead: 6,
  videos: 6,
  issues: 8,
  papers: 3,
  products: 5,
  suppliers: 6,
  shows: 4,
  posts: 6,
  partners: 6,
};

const minute = 60_000;

/** What the home page lists, by the names of the calls. */
/* oxlint-disable lingui/no-unlocalized-strings -- names of calls, as the log has them */
const lists = [
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

/** The same page of a list, led by its first article that has a picture: the first place is shown with one. */
function pictureFirst(page: SectionList<ArticlePage> | null): SectionList<ArticlePage> | null {
  const lead = page?.items.find(({ image }) => image !== null);
  return page && lead ? { ...page, items: [lead, ...page.items.filter((article) => article !== lead)] } : page;
}

/** The same page of a list without what stands on the home page already, as far as that leaves enough. */
function without(
  page: SectionList<ArticlePage> | null,
  shown: readonly ArticleSummary[],
  count: number,
): SectionList<ArticlePage> | null {
  const isShown = ({ id }: ArticleSummary) => shown.some((article) => article.id === id);
  return (
    page && {
      ...page,
      items: [...page.items.filter((article) => !isShown(article)), ...page.items.filter(isShown)].slice(0, count),
    }
  );
}

/** What the home page shows. A list that could not be had is null. */
export async function loadHome(scope: RequestScope) {
  const { client } = scope;
  const list = (
    name: string,
    query: ArticleQuery,
    options: CallOptions = sectionBudget,
  ): Promise<SectionList<ArticlePage> | null> =>
    listSection(scope, name, listArticles(client, { ...query, facets: false }, options));
  const [baseInfo, chosen, allPicks, allRead, videos, issues, allPapers, products, suppliers, shows, posts, partners] =
    await Promise.all([
      baseInfoOf(scope),
      // What the page is there for: yesterday's news are better than none.
      list('latest articles', { type: 'latest', rows: rows.latest }, { ...sectionBudget, isMain: true }),
      // Most of them are among the latest, too.
      list('picked articles', { type: 'Editorpick', rows: rows.picks + rows.latest }),
      section(
        scope,
        'most read articles',
        listMostReadArticles(client, { rows: rows.mostRead + rows.latest + rows.picks }, sectionBudget),
      ),
      listSection(scope, 'videos', listVideos(client, { rows: rows.videos, facets: false }, sectionBudget)),
      listSection(scope, 'issues', listIssues(client, { rows: rows.issues, facets: false }, sectionBudget)),
      listSection(
        scope,
        'papers',
        listPapers(client, { rows: rows.papers + rows.headlines, facets: false }, sectionBudget),
      ),
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
      listSection(scope, 'posts', listPosts(client, { rows: rows.posts, facets: false }, sectionBudget)),
      friendlyLinksOf(scope),
    ]);
  // A home page without a single section is none.
  if (lists.every((name) => scope.degraded.has(name))) throw unavailable(scope);
  // Where editors mark none as news, as after an import, the newest are.
  const isMarked = chosen === null || chosen.items.length > 0;
  const latest = isMarked ? chosen : await list('newest articles', { rows: rows.latest });
  // The lead, two below it, the headlines.
  const led = pictureFirst(latest);
  const [lead, second, third, ...headlines] = led?.items ?? [];
  // A lead with numbers shows them; it is a page without them rather than a late one.
  const leadArticle =
    lead && lead.externalUrl === null
      ? await section(scope, 'lead article', getArticle(client, String(lead.id), sectionBudget))
      : null;
  const seconds = headlines.length < rows.headlines ? [] : [second!, third!];
  const picks = without(allPicks, latest?.items ?? [], rows.picks);
  // Where nobody has read much yet the list goes on with the latest, which stand above already.
  const isAbove = (id: Id) =>
    [latest?.items ?? [], picks?.items ?? []].some((articles) => articles.some((article) => article.id === id));
  const mostRead = allRead && allRead.filter(({ id, views }) => views > 0 || !isAbove(id)).slice(0, rows.mostRead);
  // The paper to a story that stands above says less than another would.
  const isTold = ({ title }: { title: string }) => latest?.items.some((article) => article.title === title);
  const papers = allPapers && {
    ...allPapers,
    items: allPapers.items.toSorted((one, other) => Number(isTold(one)) - Number(isTold(other))).slice(0, rows.papers),
  };
  const industryOf = industryLookup(baseInfo);
  // What has begun or passed is told to the minute, so that the page of a minute is one page.
  const now = Math.floor(Date.now() / minute) * minute;
  return {
    settings: baseInfo?.settings ?? null,
    // At the top of the page they are named without their children.
    industries: industriesInMenu(baseInfo?.industries ?? []).map((industry) => ({ ...industry, children: [] })),
    industryNames: Object.fromEntries(
      [...(latest?.items ?? []), ...(picks?.items ?? [])].flatMap(({ industryId }) => {
        const named = industryOf(industryId);
        return named ? [[named.id, named]] : [];
      }),
    ),
    /** The list that goes on where the latest end. */
    latestPath: isMarked ? '/articles/latest' : '/articles',
    latest: latest && seconds.length > 0 ? { ...latest, items: [lead!, ...headlines] } : led,
    seconds,
    leadChart: leadArticle && firstChart(leadArticle.body),
    picks,
    mostRead,
    videos,
    issues,
    papers,
    products,
    suppliers,
    shows,
    posts,
    partners: partners.slice(0, rows.partners),
    now,
  };
}

/** What the home page shows. */
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
