import {
  getIssue,
  listArticles,
  listIssues,
  listPapers,
  listPosts,
  listProducts,
  listSuppliers,
  listTradeShows,
  listVideos,
} from '@millwright/api-client';
import type { Id } from '@millwright/domain';
import { section, sectionBudget, unavailable } from '../../shell/page/calls.server.ts';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { arrangeStories } from '../home/story-figures.server.ts';

const rows = { articles: 12, suppliers: 50, products: 50, videos: 4, papers: 4, shows: 4, posts: 6 };

/** What a sub-site's home shows. A section that could not be had is null. */
export async function loadSections(scope: RequestScope, industryId: Id) {
  const { client } = scope;
  const narrowed = (count: number) => [{ industryId, rows: count, facets: false }, sectionBudget] as const;
  const [articles, suppliers, products, videos, papers, issues, ownIssues, shows, posts] = await Promise.all([
    section(scope, 'articles', listArticles(client, { ...narrowed(rows.articles)[0], tables: true }, sectionBudget)),
    section(scope, 'suppliers', listSuppliers(client, ...narrowed(rows.suppliers))),
    section(scope, 'products', listProducts(client, ...narrowed(rows.products))),
    section(scope, 'videos', listVideos(client, ...narrowed(rows.videos))),
    section(scope, 'papers', listPapers(client, ...narrowed(rows.papers))),
    section(scope, 'issues', listIssues(client, ...narrowed(1))),
    // The cover is one in the language of the edition, where there is one.
    section(scope, 'issues', listIssues(client, { ...narrowed(1)[0], language: scope.edition.key }, sectionBudget)),
    section(scope, 'shows', listTradeShows(client, { ...narrowed(rows.shows)[0], when: 'upcoming' }, sectionBudget)),
    section(scope, 'posts', listPosts(client, ...narrowed(rows.posts))),
  ]);
  const lists = { articles, suppliers, products, videos, papers, issues, shows, posts };
  if (!Object.values(lists).some(Boolean)) throw unavailable(scope);
  const newest = ownIssues?.items[0] ?? issues?.items[0];
  // Prices are the home page's.
  const stories = arrangeStories(articles?.items ?? [], false, scope.edition.lang, scope.statics.renderOnce);
  const issue = newest ? await section(scope, 'issue', getIssue(client, newest.id, sectionBudget)) : null;
  return { lists, stories, issue };
}

/** What a sub-site's home shows. */
export type Sections = Awaited<ReturnType<typeof loadSections>>;
