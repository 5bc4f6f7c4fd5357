import {
  createApiClient,
  getBaseInfo,
  getMember,
  listBanners,
  topBannerCode,
  valueOf,
  type ApiClientOptions,
} from '@millwright/api-client';

/** Creates the calls of the header. They come with the first use of one. */
export function createSiteCalls(options: ApiClientOptions) {
  const client = createApiClient(options);
  const loadBanner = async (code: string) => valueOf(await listBanners(client, code))[0] ?? null;
  return {
    loadMember: async () => valueOf(await getMember(client)),
    loadBanner,
    loadTopBanner: () => loadBanner(topBannerCode),
    loadBaseInfo: async () => valueOf(await getBaseInfo(client)),
  };
}
