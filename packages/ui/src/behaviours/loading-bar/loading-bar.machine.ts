import {
  LOADING_BAR_HIDE_DELAY_MS,
  LOADING_BAR_STEP_MS,
  LOADING_BAR_STEP_PERCENT,
  LOADING_BAR_THROTTLE_MS,
} from '@millwright/domain';
import type { ChartActor, ChartClock, ChartMachine } from '../chart/chart.types.ts';
import { runChart } from '../chart/run-chart.ts';
import type { LoadingBarContext, LoadingBarEvent, LoadingBarState } from './loading-bar.types.ts';

const empty: LoadingBarContext = { percent: 0, failed: false };

/** The loading bar (spec §4): nothing for short navigations, full after 5 s, gone half a second after the end. */
export const loadingBarChart: ChartMachine<LoadingBarState, LoadingBarEvent, LoadingBarContext> = {
  chart: {
    id: 'loadingBar',
    initial: 'idle',
    states: {
      idle: { on: { 'LOADING.STARTED': { target: 'waiting' } } },
      waiting: {
        tags: 'unseen',
        after: { throttle: { target: 'growing' } },
        on: {
          'LOADING.STARTED': { target: 'waiting', reenter: true, actions: ['empty'] },
          'LOADING.FINISHED': { target: 'idle', actions: ['empty'] },
          'REQUEST.FAILED': { actions: ['markFailed'] },
        },
      },
      growing: {
        after: { step: { guard: 'notFull', target: 'growing', reenter: true, actions: ['grow'] } },
        on: {
          // A further navigation starts the bar again where it is: it is shown already.
          'LOADING.STARTED': { target: 'growing', reenter: true, actions: ['empty'] },
          'LOADING.FINISHED': { target: 'full', actions: ['fill'] },
          'REQUEST.FAILED': { actions: ['markFailed'] },
        },
      },
      full: {
        after: { hideDelay: { target: 'idle', actions: ['empty'] } },
        on: {
          'LOADING.STARTED': { target: 'waiting', actions: ['empty'] },
          'REQUEST.FAILED': { actions: ['markFailed'] },
        },
      },
    },
  },
  context: empty,
  guards: { notFull: ({ percent }) => percent < 100 },
  assigns: {
    empty: () => empty,
    fill: () => ({ percent: 100 }),
    grow: ({ percent }) => ({ percent: Math.min(100, percent + LOADING_BAR_STEP_PERCENT) }),
    markFailed: () => ({ failed: true }),
  },
  delays: { throttle: LOADING_BAR_THROTTLE_MS, step: LOADING_BAR_STEP_MS, hideDelay: LOADING_BAR_HIDE_DELAY_MS },
};

/** A running loading bar. One per app root: the router starts and finishes it, the HTTP client marks it failed. */
export type LoadingBarActor = ChartActor<LoadingBarState, LoadingBarEvent, LoadingBarContext>;

/** Makes a loading bar. */
export const createLoadingBar = (options?: { clock?: ChartClock }): LoadingBarActor =>
  runChart(loadingBarChart, options);
