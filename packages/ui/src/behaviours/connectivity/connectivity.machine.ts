import type { ChartActor, ChartClock, ChartMachine } from '../chart/chart.types.ts';
import { runChart } from '../chart/run-chart.ts';

/** How long it is said that the connection is back, in milliseconds. */
export const RESTORED_NOTICE_MS = 4000;

/** The connection as the browser tells it, as `data-state` says it. */
export type ConnectivityState =
  /** There is a connection, or nothing else is known: what the server assumes. */
  | 'online'
  /** There is none. */
  | 'offline'
  /** It has just come back. */
  | 'restored';

/** What can happen to the connection. */
export type ConnectivityEvent = { type: 'BROWSER.OFFLINE' } | { type: 'BROWSER.ONLINE' };

/**
 * The connection (spec §4 Connectivity). It stands in the first bytes of a page: without a connection nothing can be
 * fetched.
 */
export const connectivityChart: ChartMachine<ConnectivityState, ConnectivityEvent, object> = {
  chart: {
    id: 'connectivity',
    initial: 'online',
    states: {
      online: { on: { 'BROWSER.OFFLINE': { target: 'offline' } } },
      offline: { on: { 'BROWSER.ONLINE': { target: 'restored' } } },
      restored: { after: { restoredNotice: { target: 'online' } }, on: { 'BROWSER.OFFLINE': { target: 'offline' } } },
    },
  },
  context: {},
  delays: { restoredNotice: RESTORED_NOTICE_MS },
};

/** A running connectivity. One per app root. */
export type ConnectivityActor = ChartActor<ConnectivityState, ConnectivityEvent, object>;

/** Makes a connectivity that assumes a connection. */
export const createConnectivity = (options?: { clock?: ChartClock }): ConnectivityActor =>
  runChart(connectivityChart, options);
