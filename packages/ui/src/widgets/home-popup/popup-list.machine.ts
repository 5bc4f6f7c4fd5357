import { HOME_POPUP_ROWS, nextHomePopupPage } from '@millwright/domain';
import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { HomePopupKind, PopupListContext, PopupListEvent, PopupListState } from './home-popup.types.ts';

/** So long a list may be on its way, in milliseconds. */
const LIST_PATIENCE_MS = 15_000;

/** What a list does. */
export interface PopupListEffects {
  /** Requests the page that the context names, and forgets the question before. */
  request: (context: PopupListContext) => void;
  /** Forgets the request: a response that comes after all is none. */
  drop: () => void;
}

const hasNone = (event: PopupListEvent) => event.type === 'LIST.LOADED' && event.items.length === 0;

/** One list of the home pop-up (spec §4): it pages forward on refresh, and back to page 1 once the total is used up. */
export const popupListChart = (
  kind: HomePopupKind,
  { request, drop }: PopupListEffects,
): ChartMachine<PopupListState, PopupListEvent, PopupListContext> => {
  const requesting = { target: 'loading', reenter: true } as const;
  const refreshing = { ...requesting, actions: ['turn', 'request'] };
  return {
    chart: {
      id: 'homePopupList',
      initial: 'idle',
      on: { 'INDUSTRY.PICKED': { ...requesting, actions: ['pick', 'request'] } },
      states: {
        idle: { tags: 'unseen' },
        loading: {
          after: { patience: { target: 'failed', actions: ['drop'] } },
          on: {
            'LIST.LOADED': [
              { guard: 'isBeyondTheEnd', ...requesting, actions: ['begin', 'request'] },
              { guard: 'isEmpty', target: 'empty', actions: ['take'] },
              { target: 'ready', actions: ['take'] },
            ],
            'LIST.FAILED': { target: 'failed' },
          },
        },
        ready: { on: { 'REFRESH.WANTED': refreshing } },
        empty: { on: { 'REFRESH.WANTED': refreshing } },
        failed: { on: { 'RETRY.WANTED': { ...requesting, actions: ['request'] } } },
      },
    },
    context: { industryId: null, page: 1, total: 0, items: [] },
    guards: {
      isEmpty: (_, event) => hasNone(event),
      // The list became shorter meanwhile.
      isBeyondTheEnd: ({ page }, event) => hasNone(event) && page > 1,
    },
    assigns: {
      pick: (context, event) =>
        event.type === 'INDUSTRY.PICKED' ? { industryId: event.industryId, page: 1, total: 0, items: [] } : context,
      turn: ({ page, total }) => ({ page: nextHomePopupPage({ page, total, rows: HOME_POPUP_ROWS[kind] }) }),
      begin: () => ({ page: 1 }),
      take: (context, event) => (event.type === 'LIST.LOADED' ? { items: event.items, total: event.total } : context),
    },
    effects: { request, drop },
    delays: { patience: LIST_PATIENCE_MS },
  };
};
