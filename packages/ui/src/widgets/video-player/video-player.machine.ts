import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { videoPlayerChart } from './video-player.chart.ts';

const nothing = () => undefined;

/** The player of another site's video for XState: the way with the question for consent. */
export const videoPlayerMachine = toXstate(videoPlayerChart({ ask: nothing, seek: nothing }, { isOwn: false }));
