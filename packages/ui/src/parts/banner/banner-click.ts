import type { Banner } from '@millwright/domain';

/**
 * The URL of a click on a banner (spec §7 `GET /banner/click`): it is counted there and leads on to the target,
 * so a banner is a plain link.
 */
export const bannerClickPath = ({ token, sign }: Pick<Banner, 'token' | 'sign'>): string =>
  `/banner/click?${new URLSearchParams({ token, sign })}`;
