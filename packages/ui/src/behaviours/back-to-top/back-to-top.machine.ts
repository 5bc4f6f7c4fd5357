import { toXstate } from '../chart/to-xstate.ts';
import { backToTopChart } from './back-to-top.chart.ts';

const nothing = () => undefined;

/** Back to top for XState, moving nothing. */
export const backToTopMachine = toXstate(
  backToTopChart({ moveTo: nothing, nextFrame: nothing, watch: nothing, unwatch: nothing }),
);
