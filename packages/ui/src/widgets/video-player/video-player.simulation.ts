import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { videoPlayerChart } from './video-player.chart.ts';

const nothing = () => undefined;
const player = (isOwn: boolean) => () => ({
  machine: toXstate(videoPlayerChart({ ask: nothing, seek: nothing }, { isOwn })),
});

/** The video player beside its stories. */
export const simulation: MachineSimulation = {
  machine: 'videoPlayer',
  events: [
    { type: 'PLAY.WANTED', at: 0 },
    { type: 'PLAY.WANTED', at: 90 },
  ] as MachineSimulation['events'] & object,
  worlds: { 'The video is on another site': player(false), 'The video is a file of our own': player(true) },
  says: ({ at }: { at: number }) => `From second ${at} on`,
};
