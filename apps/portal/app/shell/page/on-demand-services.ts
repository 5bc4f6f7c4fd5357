import { createApiClient, topBannerCode } from '@millwright/api-client';
import { encryptForLogin } from '@millwright/api-client/encrypt';
import { loginCalls } from '@millwright/api-client/login';
import type { OnDemandServices } from './services.types.ts';
import type { BrowserApiOptions } from './site.ts';
import { valueOf } from './value-of.ts';

/** The services that need the whole client of the API. Fetched with their first use. */
export function createOnDemandServices(options: BrowserApiOptions): OnDemandServices {
  const client = createApiClient({ ...options, encrypt: encryptForLogin });
  const login = loginCalls(client);
  return {
    loadTopBanner: async () => valueOf(await client.banners.list(topBannerCode))[0] ?? null,
    loadBaseInfo: async () => valueOf(await client.baseInfo.get()),
    loadLogin: () => Promise.resolve(login),
    logout: async () => valueOf(await client.members.logout()),
  };
}
