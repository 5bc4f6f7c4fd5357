import type { Result } from '@millwright/api-client';
import { topBannerCode } from '@millwright/api-client';
import { createBrowserClient } from '@millwright/api-client/browser';
import type { Banner, BaseInfo, EditionKey, Member } from '@millwright/domain';

/** What a page asks the API for once it is alive. Failures reject, and nothing is shown of them. */
export interface BrowserServices {
  /** Who is looking; null is a visitor. */
  loadMember(): Promise<Member | null>;
  /** The first banner of a place; null where it has none. */
  loadBanner(code: string): Promise<Banner | null>;
  /** The banner above the header. */
  loadTopBanner(): Promise<Banner | null>;
  /** Industries, hot keywords and settings. */
  loadBaseInfo(): Promise<BaseInfo>;
  /** Records a page view. */
  recordView(path: string): Promise<void>;
}

class CallFailedError extends Error {}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new CallFailedError(result.failure.kind);
  return result.value;
}

/** Creates the services of a page. */
export function createBrowserServices(edition: EditionKey, baseUrl: string, imagePrefix: string): BrowserServices {
  const options = { baseUrl, edition, imagePrefix };
  const client = createBrowserClient(options);
  const loadBanner = async (code: string) => valueOf(await client.banners.list(code))[0] ?? null;
  return {
    loadBanner,
    loadTopBanner: () => loadBanner(topBannerCode),
    loadMember: async () => valueOf(await client.members.me()),
    async loadBaseInfo() {
      const { createApiClient } = await import('@millwright/api-client');
      return valueOf(await createApiClient(options).baseInfo.get());
    },
    recordView: async (path) => valueOf(await client.views.record(path)),
  };
}
