import type { Banner } from '@millwright/domain';

/**
 * The URL of a click on a banner: its own, else that which counts the click and leads on to the target (spec §7
 * `GET /banner/click`). So a banner is a plain link.
 */
export const bannerClickPath = ({ href, token, sign }: Pick<Banner, 'href' | 'token' | 'sign'>): string =>
  href ?? `/banner/click?${new URLSearchParams({ token, sign })}`;
