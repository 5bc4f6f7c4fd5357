import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import type { SliderContext } from './slider.types.ts';

/** The slider beside its stories. */
export const simulation: MachineSimulation = {
  machine: 'slider',
  events: [
    { type: 'HOLD.TAKEN', by: 'pointer' },
    { type: 'HOLD.RELEASED', by: 'pointer' },
    { type: 'STEP.WANTED', by: 1 },
    { type: 'STEP.WANTED', by: -1 },
    { type: 'SLIDE.CHOSEN', index: 3 },
    { type: 'SLIDE.SEEN', index: 2 },
    { type: 'ROW.MEASURED', count: 6, shown: 3 },
  ] as MachineSimulation['events'] & object,
  says: ({ index, count, holds }: SliderContext) =>
    `Slide ${index + 1} of ${count}${holds.length > 0 ? `, held by ${holds.join(' and ')}` : ''}`,
};
