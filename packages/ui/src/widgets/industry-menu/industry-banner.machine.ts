import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { industryBannerChart } from './industry-banner.chart.ts';

/** The banner of an industry for XState, whose request never ends. */
export const industryBannerMachine = toXstate(industryBannerChart(() => undefined));
