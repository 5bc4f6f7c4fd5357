import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { gatedDownloadChart } from './gated-download.chart.ts';

const nothing = () => undefined;

/** The download for XState, with a server that never answers. */
export const gatedDownloadMachine = toXstate(gatedDownloadChart({ request: nothing, cancel: nothing, start: nothing }));
