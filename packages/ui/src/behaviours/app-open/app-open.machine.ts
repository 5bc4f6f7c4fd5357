import { APP_FALLBACK_DELAY_MS } from '@millwright/domain';
import type { ChartActor, ChartMachine } from '../chart/chart.types.ts';

/** How opening the app stands. */
export type AppOpenState =
  /** Nobody pressed. */
  | 'idle'
  /** The deep link was followed; nobody knows whether there is an app. */
  | 'trying'
  /** The page was left or slept: the app opened. */
  | 'opened'
  /** It did not open, and the visitor is sent to the download. */
  | 'fallingBack';

/** What can happen. */
export type AppOpenEvent =
  /** The visitor wants the app. */
  | { type: 'APP.WANTED' }
  /** The page was hidden or left. */
  | { type: 'PAGE.LEFT' };

/** What opening the app does. */
export interface AppOpenPorts {
  /** Follows the app's deep link. */
  openApp: () => void;
  /** Goes to the page that offers the app. */
  goToDownload: () => void;
  /** Milliseconds by a clock that is never set. @default the browser's `performance.now` */
  now?: () => number;
}

interface AppOpenContext {
  /** When the deep link was followed. */
  requestedAt: number;
}

/** A fallback that comes later than this is too late: the page slept, so the visitor was elsewhere. In milliseconds. */
const longestWait = 2 * APP_FALLBACK_DELAY_MS;

/** Opening the app (spec §2 Floating bar): its deep link, and a second later the download page if nothing opened. */
export const appOpenChart = ({
  openApp,
  goToDownload,
  now = () => performance.now(),
}: AppOpenPorts): ChartMachine<AppOpenState, AppOpenEvent, AppOpenContext> => ({
  chart: {
    id: 'appOpen',
    tags: 'unseen',
    initial: 'idle',
    states: {
      idle: { on: { 'APP.WANTED': { target: 'trying', actions: ['noteTime', 'openApp'] } } },
      trying: {
        after: {
          fallback: [{ guard: 'wasHere', target: 'fallingBack', actions: ['goToDownload'] }, { target: 'opened' }],
        },
        on: { 'PAGE.LEFT': { target: 'opened' } },
      },
      // Who comes back may want it once more.
      opened: { on: { 'APP.WANTED': { target: 'trying', actions: ['noteTime', 'openApp'] } } },
      fallingBack: { on: { 'APP.WANTED': { target: 'trying', actions: ['noteTime', 'openApp'] } } },
    },
  },
  context: { requestedAt: 0 },
  guards: { wasHere: ({ requestedAt }) => now() - requestedAt < longestWait },
  assigns: { noteTime: () => ({ requestedAt: now() }) },
  effects: { openApp, goToDownload },
  delays: { fallback: APP_FALLBACK_DELAY_MS },
});

/** A running attempt to open the app. */
export type AppOpenActor = ChartActor<AppOpenState, AppOpenEvent, AppOpenContext>;
