import type { MachineSimulation, SimulationClock } from '../../behaviours/chart/simulation.types.ts';
import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { topBannerChart } from './top-banner.chart.ts';
import type { TopBannerEvent } from './top-banner.types.ts';

const nothing = () => undefined;
const visit =
  ({ first, hidden }: { first: boolean; hidden: boolean }) =>
  (clock: SimulationClock) => ({
    machine: toXstate(
      topBannerChart(
        { isFirstVisit: () => first, recordVisit: nothing, isHidden: () => hidden, recordHidden: nothing },
        () => clock.now(),
      ),
    ),
  });

const events: readonly TopBannerEvent[] = [
  { type: 'BANNERS.KNOWN', count: 1, hasLargePicture: true },
  { type: 'BANNERS.KNOWN', count: 1, hasLargePicture: false },
  { type: 'BANNERS.KNOWN', count: 0, hasLargePicture: false },
];

/** The top banner beside its stories. */
export const simulation: MachineSimulation = {
  machine: 'topBanner',
  events,
  worlds: {
    'First visit': visit({ first: true, hidden: false }),
    'Later visit': visit({ first: false, hidden: false }),
    'Hidden before': visit({ first: false, hidden: true }),
  },
  says: ({ secondsLeft }: { secondsLeft: number }) => `${secondsLeft} s of the large picture left`,
};
