import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import { banner } from '../top-banner/top-banner.fixtures.ts';
import type { IndustryBannerEvent } from './industry-menu.types.ts';

const events: readonly IndustryBannerEvent[] = [
  { type: 'ANSWER.CAME', banner },
  { type: 'ANSWER.CAME', banner: null },
];

/** The banner of an industry beside the stories of the menu. */
export const simulation: MachineSimulation = { machine: 'industryBanner', events };
