import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { siteHeaderChart } from './site-header.chart.ts';

/** The header for XState, whose ports do nothing. */
export const siteHeaderMachine = toXstate(
  siteHeaderChart({ openIndustries: () => undefined, closeIndustries: () => undefined, loadBanner: () => undefined }),
);
