import { HOME_POPUP_ROWS, industriesInMenu, type Id } from '@millwright/domain';
import type { HomePopupItems, HomePopupKind, HomePopupPage, HomePopupPorts } from '@millwright/ui/home-popup';
import { HomePopupHost } from '@millwright/ui/home-popup-host';
import { useServices } from '../page/app-root.tsx';
import type { BrowserServices } from '../page/services.types.ts';
import { valueOf } from '../page/value-of.ts';

async function portsOf(services: BrowserServices): Promise<HomePopupPorts> {
  const [{ client }, { industries }] = await Promise.all([services.forMembers(), services.loadBaseInfo()]);
  const lists: {
    [Kind in HomePopupKind]: (
      industryId: Id,
      page: number,
      signal: AbortSignal,
    ) => Promise<HomePopupPage<HomePopupItems[Kind]>>;
  } = {
    news: async (industryId, page, signal) =>
      valueOf(await client.articles.list({ industryId, page, rows: HOME_POPUP_ROWS.news }, { signal })),
    videos: async (industryId, page, signal) =>
      valueOf(await client.videos.list({ industryId, page, rows: HOME_POPUP_ROWS.videos }, { signal })),
    magazines: async (industryId, page, signal) =>
      valueOf(await client.issues.list({ industryId, page, rows: HOME_POPUP_ROWS.magazines }, { signal })),
    whitepapers: async (industryId, page, signal) =>
      valueOf(await client.papers.list({ industryId, page, rows: HOME_POPUP_ROWS.whitepapers }, { signal })),
  };
  return {
    industries: industriesInMenu(industries),
    load: (kind, industryId, page, signal) => lists[kind](industryId, page, signal),
  };
}

/** The place of the home pop-up, on the home page alone. */
export function HomePopupIsland() {
  const services = useServices();
  return services && <HomePopupHost moved loadPorts={() => portsOf(services)} />;
}
