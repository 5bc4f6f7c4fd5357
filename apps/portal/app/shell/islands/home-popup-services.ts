import { createApiClient, listArticles, listIssues, listPapers, listVideos, valueOf } from '@millwright/api-client';
import { HOME_POPUP_ROWS, type Id } from '@millwright/domain';
import type { HomePopupItems, HomePopupKind, HomePopupPage, HomePopupPorts } from '@millwright/ui/home-popup';
import type { BrowserApiOptions } from '../page/site.ts';

/** Creates what the home pop-up lists. Fetched with it. */
export function createHomePopupLists(options: BrowserApiOptions): HomePopupPorts['load'] {
  const client = createApiClient(options);
  const lists: {
    [Kind in HomePopupKind]: (
      industryId: Id,
      page: number,
      signal: AbortSignal,
    ) => Promise<HomePopupPage<HomePopupItems[Kind]>>;
  } = {
    news: async (industryId, page, signal) =>
      valueOf(await listArticles(client, { industryId, page, rows: HOME_POPUP_ROWS.news }, { signal })),
    videos: async (industryId, page, signal) =>
      valueOf(await listVideos(client, { industryId, page, rows: HOME_POPUP_ROWS.videos }, { signal })),
    magazines: async (industryId, page, signal) =>
      valueOf(await listIssues(client, { industryId, page, rows: HOME_POPUP_ROWS.magazines }, { signal })),
    whitepapers: async (industryId, page, signal) =>
      valueOf(await listPapers(client, { industryId, page, rows: HOME_POPUP_ROWS.whitepapers }, { signal })),
  };
  return (kind, industryId, page, signal) => lists[kind](industryId, page, signal);
}
