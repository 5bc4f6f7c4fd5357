import type { Banner } from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { bannerClick, bannerList, readBanner } from '../contract/banner.ts';
import { perform } from '../http/http.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** The code of the banner above the header. */
export const topBannerCode = 'top';

/** The banners of a place; the first is used. */
export const listBanners = (client: ApiClient, code: string, options?: CallOptions): Promise<Result<Banner[]>> =>
  perform(
    client,
    bannerList,
    { body: { code } },
    ({ banners }, context) => banners.map((banner) => readBanner(banner, context)),
    options,
  );

/** The URL of a banner's link, which counts the click and leads on. */
export function bannerLink({ token, sign }: Pick<Banner, 'token' | 'sign'>): string {
  return `${bannerClick.path}?${new URLSearchParams({ token, sign })}`;
}
