import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { toastChart } from './toast.chart.ts';

/** A toast that goes by itself, for XState. */
export const toastMachine = toXstate(toastChart({ sticky: false }));
