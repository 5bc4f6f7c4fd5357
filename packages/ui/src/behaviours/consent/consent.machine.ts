import type { ChartActor, ChartClock, ChartMachine } from '../chart/chart.types.ts';
import { runChart } from '../chart/run-chart.ts';

/**
 * What the visitor said about players of other sites and about page views, as `data-state` says it. Players wait for
 * consent; page views only stop at a refusal (`mayRecordViews`).
 */
export type ConsentState =
  /** Not looked up yet: what the server renders. No player of another site is loaded. */
  | 'unknown'
  /** The visitor never said anything, and is asked once nothing else lies over the page. Page views are sent. */
  | 'waiting'
  /** The visitor never said anything and is asked. Page views are sent, players wait. */
  | 'prompted'
  /** Page views are sent and players of other sites may be loaded. */
  | 'granted'
  /** Neither happens. */
  | 'refused';

/** What a visitor can choose. */
export type ConsentChoice = 'granted' | 'refused';

/** What can happen. */
export type ConsentEvent =
  /**
   * What was stored by an earlier visit was read; null where there is nothing. The question waits for what is `covered`
   * by something else, which is false by default.
   */
  | { type: 'MEMORY.READ'; choice: ConsentChoice | null; covered?: boolean }
  /** What lay over the page has gone. */
  | { type: 'PAGE.UNCOVERED' }
  | { type: 'CONSENT.GIVEN' }
  | { type: 'CONSENT.REFUSED' }
  /** The visitor wants to choose again. */
  | { type: 'CONSENT.REOPENED' };

/** Where the choice is stored. Never throws. */
export interface ConsentMemory {
  read: () => ConsentChoice | null;
  write: (choice: ConsentChoice) => void;
}

/**
 * Consent: asked once, remembered either way, and open to a change of mind. The question does not come together with something
 * else that lies over the page, unless the visitor wants it.
 */
export const consentChart = ({
  write,
}: Pick<ConsentMemory, 'write'>): ChartMachine<ConsentState, ConsentEvent, object> => ({
  chart: {
    id: 'consent',
    initial: 'unknown',
    states: {
      unknown: {
        tags: 'unseen',
        on: {
          'MEMORY.READ': [
            { guard: 'wasGranted', target: 'granted' },
            { guard: 'wasRefused', target: 'refused' },
            { guard: 'isCovered', target: 'waiting' },
            { target: 'prompted' },
          ],
        },
      },
      waiting: {
        tags: 'unseen',
        on: { 'PAGE.UNCOVERED': { target: 'prompted' }, 'CONSENT.REOPENED': { target: 'prompted' } },
      },
      prompted: {
        on: {
          'CONSENT.GIVEN': { target: 'granted', actions: ['rememberGranted'] },
          'CONSENT.REFUSED': { target: 'refused', actions: ['rememberRefused'] },
        },
      },
      granted: {
        tags: 'unseen',
        on: {
          'CONSENT.REOPENED': { target: 'prompted' },
          'CONSENT.REFUSED': { target: 'refused', actions: ['rememberRefused'] },
        },
      },
      refused: {
        tags: 'unseen',
        on: {
          'CONSENT.REOPENED': { target: 'prompted' },
          'CONSENT.GIVEN': { target: 'granted', actions: ['rememberGranted'] },
        },
      },
    },
  },
  context: {},
  guards: {
    wasGranted: (_, event) => event.type === 'MEMORY.READ' && event.choice === 'granted',
    wasRefused: (_, event) => event.type === 'MEMORY.READ' && event.choice === 'refused',
    isCovered: (_, event) => event.type === 'MEMORY.READ' && event.covered === true,
  },
  effects: {
    rememberGranted: () => write('granted'),
    rememberRefused: () => write('refused'),
  },
});

/** A running consent. One per app root. */
export type ConsentActor = ChartActor<ConsentState, ConsentEvent, object>;

/** Makes a consent that knows nothing yet. */
export const createConsent = (memory: Pick<ConsentMemory, 'write'>, options?: { clock?: ChartClock }): ConsentActor =>
  runChart(consentChart(memory), options);
