import { PAGE_VIEW_DELAY_MS, pageViewUrl } from '@millwright/domain';
import type { ChartActor, ChartClock, ChartMachine } from '../chart/chart.types.ts';
import { runChart } from '../chart/run-chart.ts';

/** Where the recording of page views stands. */
export type PageViewState =
  /** Nothing to record. */
  | 'quiet'
  /** A route was shown; it is recorded unless another follows at once. */
  | 'pending';

/** What can happen to it. */
export type PageViewEvent = {
  /** A route is shown. */
  type: 'ROUTE.CHANGED';
  path: string;
  /** Its query. Only filters of lists are recorded, never what somebody typed. */
  query: URLSearchParams;
};

/** What the recording needs. */
export interface PageViewPorts {
  /** Sends the record. May throw or reject: a view that is not counted is no reason to disturb a reader. */
  record: (url: string) => unknown;
}

interface PageViewContext {
  /** What will be recorded. */
  url: string;
}

/**
 * Page views (spec §4): one timer of half a second, and of routes that follow each other quickly the last is recorded.
 */
export const pageViewChart = ({
  record,
}: PageViewPorts): ChartMachine<PageViewState, PageViewEvent, PageViewContext> => ({
  chart: {
    id: 'pageView',
    tags: 'unseen',
    initial: 'quiet',
    states: {
      quiet: { on: { 'ROUTE.CHANGED': { target: 'pending', actions: ['remember'] } } },
      pending: {
        after: { settled: { target: 'quiet', actions: ['record'] } },
        on: { 'ROUTE.CHANGED': { target: 'pending', reenter: true, actions: ['remember'] } },
      },
    },
  },
  context: { url: '' },
  assigns: { remember: (_, { path, query }) => ({ url: pageViewUrl(path, query) }) },
  effects: {
    record: ({ url }) => {
      // A record that throws at once and one that rejects later are the same: nobody is notified.
      void Promise.resolve()
        .then(() => record(url))
        .catch(() => undefined);
    },
  },
  delays: { settled: PAGE_VIEW_DELAY_MS },
});

/** A running recording of page views. One per app root. */
export type PageViewActor = ChartActor<PageViewState, PageViewEvent, PageViewContext>;

/** Makes a recording of page views. */
export const createPageView = (ports: PageViewPorts, options?: { clock?: ChartClock }): PageViewActor =>
  runChart(pageViewChart(ports), options);
