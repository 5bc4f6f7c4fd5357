import type { Banner, Industry } from '@millwright/domain';

/** How the banner of an industry stands, as `data-state` says it. Nobody has seen one that is `untouched`. */
export type IndustryBannerState = 'untouched' | 'loading' | 'shown' | 'absent' | 'failed';

/**
 * Requests the banner of an industry by its code. Null means that there is none. It may reject or never settle:
 * the menu then shows the industry without a banner.
 */
export type LoadBanner = (code: string) => Promise<Banner | null>;

/** What can happen to the banner of an industry. */
export type IndustryBannerEvent =
  /** The industry became the active one for the first time. */
  | { type: 'INDUSTRY.ACTIVATED' }
  /** The response came. */
  | { type: 'RESPONSE.CAME'; banner: Banner | null }
  /** The request failed. */
  | { type: 'RESPONSE.FAILED' };

/** An industry that the visitor points at. Read from the data attributes of the list. */
export interface ActiveIndustry {
  /** Its place in the list, from 0. */
  index: number;
  /** The code of its banner; null where it has none. */
  bannerCode: string | null;
  name: string;
  /** Path of its sub-site. */
  path: string;
}

/** Props of {@link IndustryMenuList}. */
export interface IndustryMenuListProps {
  /** First-level industries as the API returns them; those without `showNav` are left out, and so are such children. */
  industries: readonly Industry[];
  /**
   * The name by which its disclosures belong together: of two lists on one page each needs its own.
   * @default 'industries'
   */
  group?: string;
}

/** Props of {@link IndustryBanner}. */
export interface IndustryBannerProps {
  /** The industry that is active. */
  industry: Pick<ActiveIndustry, 'name' | 'path'>;
  /** How its banner stands. */
  state: IndustryBannerState;
  /** The banner; only read in the state `shown`. */
  banner?: Banner | null;
}
