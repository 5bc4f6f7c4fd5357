import type { Banner } from '@millwright/domain';
import type { ChartActor, ChartClock, ChartMachine } from '../../behaviours/chart/chart.types.ts';
import { runChart } from '../../behaviours/chart/run-chart.ts';
import type { IndustryBannerEvent, IndustryBannerState, LoadBanner } from './industry-menu.types.ts';

/** What the banner of an industry knows. */
export interface IndustryBannerContext {
  banner: Banner | null;
}

/** A banner that has not come after this time is not waited for, in milliseconds. */
export const bannerPatience = 8000;

/**
 * The banner of one industry: requested once and never again (spec §4 Industry menu). A request that fails or does not
 * end in time leaves the industry without a banner.
 *
 * @param request Sends the request; its response comes back as an event.
 */
export const industryBannerChart = (
  request: () => void,
): ChartMachine<IndustryBannerState, IndustryBannerEvent, IndustryBannerContext> => ({
  chart: {
    id: 'industryBanner',
    initial: 'untouched',
    states: {
      // Looks like one that loads: the industry itself fills the place.
      untouched: { tags: 'unseen', on: { 'INDUSTRY.ACTIVATED': { target: 'loading', actions: ['request'] } } },
      loading: {
        after: { patience: { target: 'failed' } },
        on: {
          'RESPONSE.CAME': [{ guard: 'hasBanner', target: 'shown', actions: ['setBanner'] }, { target: 'absent' }],
          'RESPONSE.FAILED': { target: 'failed' },
        },
      },
      shown: {},
      absent: {},
      failed: {},
    },
  },
  context: { banner: null },
  guards: { hasBanner: (_, event) => event.type === 'RESPONSE.CAME' && event.banner !== null },
  assigns: { setBanner: (_, event) => (event.type === 'RESPONSE.CAME' ? { banner: event.banner } : {}) },
  effects: { request },
  delays: { patience: bannerPatience },
});

/** The running banner of an industry. */
export type IndustryBannerActor = ChartActor<IndustryBannerState, IndustryBannerEvent, IndustryBannerContext>;

/** Starts the banner of an industry, which requests it. */
export const startIndustryBanner = (
  code: string,
  loadBanner: LoadBanner,
  options?: { clock?: ChartClock },
): IndustryBannerActor => {
  const request = () => {
    // A port that throws instead of rejecting is a failure like any other.
    void (async () => loadBanner(code))().then(
      (response) => banner.send({ type: 'RESPONSE.CAME', banner: response }),
      () => banner.send({ type: 'RESPONSE.FAILED' }),
    );
  };
  const banner = runChart(industryBannerChart(request), options);
  banner.send({ type: 'INDUSTRY.ACTIVATED' });
  return banner;
};
