import type { ArticlePage, ArticleQuery } from '@millwright/api-client';
import { industriesInMenu, type Industry } from '@millwright/domain';
import { baseInfoOf, section, sectionBudget, unavailable } from '../site/calls.server.ts';
import { industryLookup } from '../site/industry-lookup.ts';
import type { RequestScope } from '../site/request-scope.server.tsx';

/** Industries that have a block of their own on the home page. */
const industryBlocks = 6;
const rows = { latest: 9, picks: 4, industry: 5, overseas: 4, newswire: 8 };

/** The same page of a list, led by its first article that has a picture: the first place is shown with one. */
function pictureFirst(page: ArticlePage | null): ArticlePage | null {
  const lead = page?.items.find(({ image }) => image !== null);
  return page && lead ? { ...page, items: [lead, ...page.items.filter((article) => article !== lead)] } : page;
}

/** What the home page shows. A list that could not be had is null. */
export async function loadHome(scope: RequestScope) {
  const list = (name: string, query: ArticleQuery): Promise<ArticlePage | null> =>
    section(scope, name, scope.client.articles.list(query, sectionBudget));

  const blocksOf = async () => {
    const chosen = industriesInMenu((await baseInfoOf(scope))?.industries ?? []).slice(0, industryBlocks);
    return Promise.all(
      chosen.map(async (industry) => ({
        industry,
        articles: pictureFirst(await list(`articles of ${industry.slug ?? industry.id}`, { industryId: industry.id, rows: rows.industry })),
      })),
    );
  };
  const [baseInfo, latest, picks, overseas, newswire, blocks] = await Promise.all([
    baseInfoOf(scope),
    list('latest articles', { rows: rows.latest }).then(pictureFirst),
    list('picked articles', { type: 'Editorpick', rows: rows.picks }),
    list('overseas articles', { type: 'oversea', rows: rows.overseas }),
    list('newswire', { type: 'newswire', rows: rows.newswire }),
    blocksOf(),
  ]);
  // A home page without a single article is none.
  if (![latest, picks, overseas, newswire, ...blocks.map(({ articles }) => articles)].some(Boolean)) throw unavailable(scope);
  const filledBlocks = blocks.filter(({ articles }) => articles?.total !== 0);
  const industries: Industry[] = industriesInMenu(baseInfo?.industries ?? []);
  return { settings: baseInfo?.settings ?? null, industries, industryOf: industryLookup(baseInfo), latest, picks, overseas, newswire, blocks: filledBlocks };
}

/** What the home page shows. */
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
