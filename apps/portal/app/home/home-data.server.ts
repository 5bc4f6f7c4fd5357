import type { ArticlePage, ArticleQuery } from '@millwright/api-client';
import { industriesInMenu, type Industry } from '@millwright/domain';
import { baseInfoOf, friendlyLinksOf, listSection, sectionBudget, unavailable, type SectionList } from '../site/calls.server.ts';
import { industryLookup } from '../site/industry-lookup.ts';
import type { RequestScope } from '../site/request-scope.server.tsx';

const rows = { latest: 9, picks: 4, videos: 6, issues: 8, papers: 3, products: 5, suppliers: 4, shows: 4, posts: 6 };

/** What the home page lists, by the names of the calls. */
const lists = ['latest articles', 'picked articles', 'videos', 'issues', 'papers', 'products', 'suppliers', 'shows', 'posts'];

/** The same page of a list, led by its first article that has a picture: the first place is shown with one. */
function pictureFirst(page: SectionList<ArticlePage> | null): SectionList<ArticlePage> | null {
  const lead = page?.items.find(({ image }) => image !== null);
  return page && lead ? { ...page, items: [lead, ...page.items.filter((article) => article !== lead)] } : page;
}

/** What the home page shows. A list that could not be had is null. */
export async function loadHome(scope: RequestScope) {
  const { client } = scope;
  const list = (name: string, query: ArticleQuery): Promise<SectionList<ArticlePage> | null> => listSection(scope, name, client.articles.list(query, sectionBudget));
  const [baseInfo, latest, picks, videos, issues, papers, products, suppliers, shows, posts, partners] = await Promise.all([
    baseInfoOf(scope),
    list('latest articles', { type: 'latest', rows: rows.latest }).then(pictureFirst),
    list('picked articles', { type: 'Editorpick', rows: rows.picks }),
    listSection(scope, 'videos', client.videos.list({ rows: rows.videos }, sectionBudget)),
    listSection(scope, 'issues', client.issues.list({ rows: rows.issues }, sectionBudget)),
    listSection(scope, 'papers', client.papers.list({ rows: rows.papers }, sectionBudget)),
    listSection(scope, 'products', client.products.list({ rows: rows.products }, sectionBudget)),
    listSection(scope, 'suppliers', client.suppliers.list({ featured: true, rows: rows.suppliers }, sectionBudget)),
    listSection(scope, 'shows', client.tradeShows.list({ when: 'upcoming', rows: rows.shows }, sectionBudget)),
    listSection(scope, 'posts', client.posts.list({ rows: rows.posts }, sectionBudget)),
    friendlyLinksOf(scope),
  ]);
  // A home page without a single section is none.
  if (lists.every((name) => scope.degraded.has(name))) throw unavailable(scope);
  const industries: Industry[] = industriesInMenu(baseInfo?.industries ?? []);
  return { settings: baseInfo?.settings ?? null, industries, industryOf: industryLookup(baseInfo), latest, picks, videos, issues, papers, products, suppliers, shows, posts, partners, now: Date.now() };
}

/** What the home page shows. */
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
