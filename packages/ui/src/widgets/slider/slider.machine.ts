import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { sliderChart } from './slider.chart.ts';

/** A slider of six for XState. */
export const sliderMachine = toXstate(sliderChart({ moveTo: () => undefined }, { count: 6, rotateEvery: 6000 }));
