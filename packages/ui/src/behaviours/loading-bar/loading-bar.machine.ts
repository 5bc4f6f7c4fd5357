import { toXstate } from '../chart/to-xstate.ts';
import { loadingBarChart } from './loading-bar.chart.ts';

/** The loading bar for XState. */
export const loadingBarMachine = toXstate(loadingBarChart);
