import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { topBannerChart } from './top-banner.chart.ts';

/** The top banner for XState, on a first visit whose memory keeps nothing. */
export const topBannerMachine = toXstate(
  topBannerChart({
    isFirstVisit: () => true,
    recordVisit: () => undefined,
    isHidden: () => false,
    recordHidden: () => undefined,
  }),
);
