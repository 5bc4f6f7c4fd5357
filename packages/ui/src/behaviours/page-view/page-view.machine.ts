import { toXstate } from '../chart/to-xstate.ts';
import { pageViewChart } from './page-view.chart.ts';

/** The recording of page views for XState, recording nothing. */
export const pageViewMachine = toXstate(pageViewChart({ record: () => undefined }));
