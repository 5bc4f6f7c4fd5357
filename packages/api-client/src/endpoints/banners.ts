import type { Banner } from '@millwright/domain';
import { bannerClick, bannerList, readBanner } from '../contract/banner.ts';
import { perform, type ReadContext } from '../contract/call.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** The code of the banner above the header. */
export const topBannerCode = 'top';

/** The calls about banners. */
export const bannerEndpoints = (http: Http, context: Pick<ReadContext, 'picture'>) => ({
  /** The banners of a place; the first is used. */
  list: (code: string, options?: CallOptions): Promise<Result<Banner[]>> =>
    perform(
      http,
      bannerList,
      { body: { code } },
      ({ banners }) => banners.map((banner) => readBanner(banner, context as ReadContext)),
      options,
    ),
});

/** The address of a banner's link, which counts the click and leads on. */
export function bannerLink({ token, sign }: Pick<Banner, 'token' | 'sign'>): string {
  return `${bannerClick.path}?${new URLSearchParams({ token, sign })}`;
}
