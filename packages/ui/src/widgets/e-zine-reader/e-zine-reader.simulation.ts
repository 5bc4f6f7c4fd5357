import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import type { EzineReaderContext } from './e-zine-reader.types.ts';

/** The e-zine reader beside its stories. */
export const simulation: MachineSimulation = {
  machine: 'ezineReader',
  events: [
    { type: 'PAGE.WANTED', page: 2 },
    { type: 'PAGE.WANTED', page: 25 },
    { type: 'PAGES.LOADED', pages: [] },
    { type: 'ZOOM.CHANGED', by: 1 },
    { type: 'ZOOM.CHANGED', by: -1 },
  ] as MachineSimulation['events'] & object,
  says: ({ page, spread, zoom }: EzineReaderContext) =>
    `Page ${page}${spread ? ', side by side' : ''}, zoom step ${zoom}`,
};
