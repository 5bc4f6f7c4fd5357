import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { HomePopupEvent, HomePopupState } from './home-popup.types.ts';

/** What the pop-up does. */
export interface HomePopupEffects {
  /** Tells the shared state that it is open. */
  open: () => void;
  /** Records for the session that it was shown. */
  remember: () => void;
}

/**
 * The home pop-up (spec §4 Dialogs): once in a session, after the visitor's first move, and closed it is remembered.
 */
export const homePopupChart = ({
  open,
  remember,
}: HomePopupEffects): ChartMachine<HomePopupState, HomePopupEvent, object> => ({
  chart: {
    id: 'homePopup',
    initial: 'undecided',
    on: { 'DIALOG.OPENED': { target: 'open' } },
    states: {
      undecided: {
        tags: 'unseen',
        on: { 'SESSION.KNOWN': [{ guard: 'wasShown', target: 'closed' }, { target: 'waiting' }] },
      },
      waiting: { on: { 'VISITOR.MOVED': { target: 'open', actions: ['open'] } } },
      open: { on: { 'DIALOG.CLOSED': { target: 'closed', actions: ['remember'] } } },
      closed: {},
    },
  },
  context: {},
  guards: { wasShown: (_, event) => event.type === 'SESSION.KNOWN' && event.wasShown },
  effects: { open, remember },
});
