import type { MachineSimulation } from '../chart/simulation.types.ts';
import type { PageViewEvent } from './page-view.chart.ts';

const events: readonly PageViewEvent[] = [
  { type: 'ROUTE.CHANGED', path: '/articles', query: new URLSearchParams('page=2') },
  { type: 'ROUTE.CHANGED', path: '/videos', query: new URLSearchParams() },
];

/** The recording of page views beside the other machines. */
export const simulation: MachineSimulation = { machine: 'pageView', events };
