import { createApiClient, topBannerCode } from '@millwright/api-client';
import { valueOf, type BrowserApiOptions, type BrowserServices } from './browser-services.ts';

/** The services that need the whole client of the API. Fetched with their first use. */
export function createOnDemandServices(options: BrowserApiOptions): Pick<BrowserServices, 'loadBanner' | 'loadTopBanner' | 'loadBaseInfo'> {
  const client = createApiClient(options);
  const loadBanner = async (code: string) => valueOf(await client.banners.list(code))[0] ?? null;
  return {
    loadBanner,
    loadTopBanner: () => loadBanner(topBannerCode),
    loadBaseInfo: async () => valueOf(await client.baseInfo.get()),
  };
}
