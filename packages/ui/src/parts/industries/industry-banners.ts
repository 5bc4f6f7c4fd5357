import type { ChartClock } from '../../behaviours/chart/chart.types.ts';
import { startIndustryBanner, type IndustryBannerActor } from './industry-banner.machine.ts';
import type { LoadBanner } from './industry-menu.types.ts';

/** The banners of the industries that were active so far. */
export interface IndustryBanners {
  /** From now on loads by another function: a page may give a new one with each render. */
  loadBy(next: LoadBanner): void;
  /** Requests the banner of a code. */
  load(code: string): void;
  /** The banner of a code; null where it was never requested. */
  of(code: string | null | undefined): IndustryBannerActor | null;
}

/** Makes a collection of banners. That each is requested once is the header's rule, not this collection's. */
export const createIndustryBanners = (first: LoadBanner, options?: { clock?: ChartClock }): IndustryBanners => {
  const banners = new Map<string, IndustryBannerActor>();
  let loadBanner = first;
  return {
    loadBy: (next) => {
      loadBanner = next;
    },
    load: (code) => void banners.set(code, startIndustryBanner(code, loadBanner, options)),
    of: (code) => (code ? (banners.get(code) ?? null) : null),
  };
};
