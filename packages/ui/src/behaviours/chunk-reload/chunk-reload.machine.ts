import { toXstate } from '../chart/to-xstate.ts';
import { chunkReloadChart } from './chunk-reload.chart.ts';

const nothing = () => undefined;

/** The guard against failed chunks for XState, touching no page. */
export const chunkReloadMachine = toXstate(chunkReloadChart({ reload: nothing, offer: nothing }));
