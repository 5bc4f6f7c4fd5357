import { toXstate } from '../chart/to-xstate.ts';
import { connectivityChart } from './connectivity.chart.ts';

/** The connection for XState. */
export const connectivityMachine = toXstate(connectivityChart);
