import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { shareMenuChart } from './share-menu.chart.ts';

const nothing = () => undefined;

/** The share menu for XState. */
export const shareMenuMachine = toXstate(shareMenuChart({ copy: nothing, share: nothing }));
