import { APP_FALLBACK_DELAY_MS } from '@millwright/domain';
import type { ChartActor, ChartClock, ChartMachine } from '../chart/chart.types.ts';
import { runChart } from '../chart/run-chart.ts';

/** How opening the app stands. */
export type AppOpenState =
  /** Nobody asked. */
  | 'idle'
  /** The deep link was followed; nobody knows whether there is an app. */
  | 'trying'
  /** The page was left: the app opened. */
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
}

/** Opening the app (spec §2 Floating bar): its deep link, and a second later the download page if nothing opened. */
export const appOpenChart = ({ openApp, goToDownload }: AppOpenPorts): ChartMachine<AppOpenState, AppOpenEvent, object> => ({
  chart: {
    id: 'appOpen',
    tags: 'unseen',
    initial: 'idle',
    states: {
      idle: { on: { 'APP.WANTED': { target: 'trying', actions: ['openApp'] } } },
      trying: {
        after: { fallback: { target: 'fallingBack', actions: ['goToDownload'] } },
        on: { 'PAGE.LEFT': { target: 'opened' } },
      },
      // Who comes back may want it once more.
      opened: { on: { 'APP.WANTED': { target: 'trying', actions: ['openApp'] } } },
      fallingBack: { on: { 'APP.WANTED': { target: 'trying', actions: ['openApp'] } } },
    },
  },
  context: {},
  effects: { openApp, goToDownload },
  delays: { fallback: APP_FALLBACK_DELAY_MS },
});

/** A running attempt to open the app. */
export type AppOpenActor = ChartActor<AppOpenState, AppOpenEvent, object>;

/** Makes an attempt to open the app. */
export const createAppOpen = (ports: AppOpenPorts, options?: { clock?: ChartClock }): AppOpenActor => runChart(appOpenChart(ports), options);
