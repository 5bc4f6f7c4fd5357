import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { floatingBarChart } from './floating-bar.chart.ts';

/** The floating bar for XState. */
export const floatingBarMachine = toXstate(floatingBarChart);
