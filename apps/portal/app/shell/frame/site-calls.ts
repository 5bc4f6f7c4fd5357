import {
  createApiClient,
  getBaseInfo,
  getMember,
  listBanners,
  valueOf,
  type ApiClientOptions,
} from '@millwright/api-client';

/** Creates the calls of the header. They come with the first use of one. */
export function createSiteCalls(options: ApiClientOptions) {
  const client = createApiClient(options);
  return {
    loadMember: async () => valueOf(await getMember(client)),
    loadBanner: async (code: string) => valueOf(await listBanners(client, code))[0] ?? null,
    loadBaseInfo: async () => valueOf(await getBaseInfo(client)),
  };
}
