import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { ezineReaderChart } from './e-zine-reader.chart.ts';

const nothing = () => undefined;

/** The reader of an issue of 24 pages for XState, at a page that is yet to be asked for. */
export const ezineReaderMachine = toXstate(
  ezineReaderChart({ ask: nothing, drop: nothing }, { pageCount: 24, page: 1, content: null }),
);
