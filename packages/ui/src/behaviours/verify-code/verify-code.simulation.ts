import type { MachineSimulation, SimulationClock } from '../chart/simulation.types.ts';
import { toXstate } from '../chart/to-xstate.ts';
import { verifyCodeChart } from './verify-code.chart.ts';

/** The countdown with a memory of its own, whose time is the simulation's. */
const countdown = (sentBefore: number | null) => (clock: SimulationClock) => {
  let sentAt = sentBefore === null ? null : clock.now() - sentBefore;
  return {
    machine: toXstate(
      verifyCodeChart({ read: () => sentAt, write: (time) => (sentAt = time), now: () => clock.now() }),
    ),
  };
};

/** The countdown beside its stories. */
export const simulation: MachineSimulation = {
  machine: 'verifyCode',
  worlds: {
    'No code was sent yet': countdown(null),
    'A code was sent 20 s before the page was loaded': countdown(20_000),
  },
  says: ({ secondsLeft }: { secondsLeft: number }) =>
    secondsLeft === 0 ? 'A code can be sent' : `${secondsLeft} s left`,
};
