import {
  createApiClient,
  getBaseInfo,
  getMember,
  listBanners,
  mapResult,
  type ApiClientOptions,
  type Result,
} from '@millwright/api-client';
import type { Banner, BaseInfo, Member } from '@millwright/domain';

/** What headers, menus and banners call. */
export interface Calls {
  /** The member who is logged in; null for a visitor. */
  getMember(): Promise<Result<Member | null>>;
  /** Industries, hot keywords and settings. */
  getBaseInfo(): Promise<Result<BaseInfo>>;
  /** The first banner of a place; null where it has none. */
  getBanner(code: string): Promise<Result<Banner | null>>;
}

/** Creates what headers, menus and banners call. Fetched with the first element that calls. */
export function createCalls(options: ApiClientOptions): Calls {
  const client = createApiClient(options);
  return {
    getMember: () => getMember(client),
    getBaseInfo: () => getBaseInfo(client),
    getBanner: async (code) => mapResult(await listBanners(client, code), ([first]) => first ?? null),
  };
}
