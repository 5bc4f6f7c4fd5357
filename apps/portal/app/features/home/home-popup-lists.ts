import {
  createApiClient,
  listArticles,
  listIssues,
  listPapers,
  listVideos,
  valueOf,
  type Result,
  type ApiClientOptions,
} from '@millwright/api-client';
import { HOME_POPUP_ROWS, type Id } from '@millwright/domain';
import type { HomePopupItems, HomePopupKind, HomePopupPage, HomePopupPorts } from '@millwright/ui/home-popup';

/** Creates what the home pop-up lists. Fetched with it. */
export function createHomePopupLists(options: ApiClientOptions): HomePopupPorts['load'] {
  const client = createApiClient(options);
  type List<Kind extends HomePopupKind> = (
    query: { industryId: Id; page: number; rows: number },
    call: { signal: AbortSignal },
  ) => Promise<Result<HomePopupPage<HomePopupItems[Kind]>>>;
  const lists: { [Kind in HomePopupKind]: List<Kind> } = {
    news: (query, call) => listArticles(client, query, call),
    videos: (query, call) => listVideos(client, query, call),
    magazines: (query, call) => listIssues(client, query, call),
    whitepapers: (query, call) => listPapers(client, query, call),
  };
  return async (kind, industryId, page, signal) =>
    valueOf(await lists[kind]({ industryId, page, rows: HOME_POPUP_ROWS[kind] }, { signal }));
}
