import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import type { GalleryContext } from './gallery.types.ts';

/** The gallery beside its stories. */
export const simulation: MachineSimulation = {
  machine: 'gallery',
  events: [
    { type: 'PICTURE.CHOSEN', index: 2 },
    { type: 'STEP.WANTED', by: 1 },
    { type: 'STEP.WANTED', by: -1 },
  ] as MachineSimulation['events'] & object,
  says: ({ index }: GalleryContext) => `Picture ${index + 1} of 4`,
};
