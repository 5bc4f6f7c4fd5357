import { createApiClient, getBaseInfo, listBanners, topBannerCode, valueOf } from '@millwright/api-client';
import type { BrowserApiOptions } from './site.ts';

/** Creates what menus show. Fetched with their first use. */
export function createMenuServices(options: BrowserApiOptions) {
  const client = createApiClient(options);
  const loadBanner = async (code: string) => valueOf(await listBanners(client, code))[0] ?? null;
  return {
    loadBanner,
    loadTopBanner: () => loadBanner(topBannerCode),
    loadBaseInfo: async () => valueOf(await getBaseInfo(client)),
  };
}
