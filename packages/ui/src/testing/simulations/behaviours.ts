import { appOpenChart } from '../../behaviours/app-open/app-open.machine.ts';
import { backToTopChart } from '../../behaviours/back-to-top/back-to-top.machine.ts';
import type { SimulationClock } from '../../behaviours/chart/simulation.types.ts';
import { chunkReloadChart } from '../../behaviours/chunk-reload/chunk-reload.machine.ts';
import { connectivityChart } from '../../behaviours/connectivity/connectivity.machine.ts';
import { consentChart } from '../../behaviours/consent/consent.machine.ts';
import { loadingBarChart } from '../../behaviours/loading-bar/loading-bar.machine.ts';
import { pageViewChart } from '../../behaviours/page-view/page-view.machine.ts';
import { verifyCodeChart } from '../../behaviours/verify-code/sms-countdown.machine.ts';
import { nothing, simulate, simulateAlone } from './simulate.ts';

/** Opening the app, going nowhere. */
export const appOpenSimulation = simulateAlone(appOpenChart({ openApp: nothing, goToDownload: nothing }));

/** Back to top, moving nothing: a frame far from the top, and one near it. */
export const backToTopSimulation = simulateAlone(
  backToTopChart({ moveTo: nothing, nextFrame: nothing, watch: nothing, unwatch: nothing }),
  {
    events: [
      { type: 'FRAME.PASSED', scrollY: 800 },
      { type: 'FRAME.PASSED', scrollY: 50 },
    ],
  },
);

/** The guard against failed chunks, touching no page. */
export const chunkReloadSimulation = simulateAlone(chunkReloadChart({ reload: nothing, offer: nothing }), {
  events: [
    { type: 'CHUNK.FAILED', remedy: 'reload' },
    { type: 'CHUNK.FAILED', remedy: 'offer' },
    { type: 'RELOAD.ABANDONED' },
  ],
});

/** The connection. */
export const connectivitySimulation = simulateAlone(connectivityChart);

/** Consent, with a memory that forgets. */
export const consentSimulation = simulateAlone(consentChart({ write: nothing }), {
  events: [
    { type: 'MEMORY.READ', choice: null },
    { type: 'MEMORY.READ', choice: null, covered: true },
    { type: 'MEMORY.READ', choice: 'granted' },
    { type: 'MEMORY.READ', choice: 'refused' },
  ],
});

/** The loading bar. */
export const loadingBarSimulation = simulateAlone(loadingBarChart);

/** The recording of page views, recording nothing. */
export const pageViewSimulation = simulateAlone(pageViewChart({ record: nothing }), {
  events: [
    { type: 'ROUTE.CHANGED', path: '/articles', query: new URLSearchParams('page=2') },
    { type: 'ROUTE.CHANGED', path: '/videos', query: new URLSearchParams() },
  ],
});

/** The countdown with a memory of its own, whose time is the simulation's. */
const countdown = (sentBefore: number | null) => (clock: SimulationClock) => {
  let sentAt = sentBefore === null ? null : clock.now() - sentBefore;
  return verifyCodeChart({ read: () => sentAt, write: (time) => (sentAt = time), now: () => clock.now() });
};

/** The countdown of a login code. */
export const verifyCodeSimulation = simulate('verifyCode', {
  worlds: {
    'No code was sent yet': countdown(null),
    'A code was sent 20 s before the page was loaded': countdown(20_000),
  },
  says: ({ secondsLeft }) => (secondsLeft === 0 ? 'A code can be sent' : `${secondsLeft} s left`),
});
