import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { galleryChart } from './gallery.chart.ts';

const nothing = () => undefined;

/** A gallery of four pictures for XState. */
export const galleryMachine = toXstate(galleryChart({ open: nothing, leave: nothing }, 4));
