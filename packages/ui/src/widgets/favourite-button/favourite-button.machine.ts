import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { FavouriteContext, FavouriteEvent, FavouritePorts, FavouriteState } from './favourite-button.types.ts';

/** How long the server may take to respond, in milliseconds. */
export const FAVOURITE_PATIENCE_MS = 10_000;

const known = [
  { guard: 'isSaved', target: 'on', actions: ['clearError'] },
  { target: 'off', actions: ['clearError'] },
] as const;

const wanted = [
  { guard: 'isMember', target: 'adding', actions: ['clearError'] },
  { target: 'pending', actions: ['clearError', 'addPending', 'promptLogin'] },
] as const;

/**
 * A favourite (reliability 2.4): shown as the visitor wants it at once, put back with a message where that fails. While
 * the request runs, further presses do nothing, so a double click is one change.
 */
export const favouriteButtonChart = (
  ports: FavouritePorts,
): ChartMachine<FavouriteState, FavouriteEvent, FavouriteContext> => ({
  chart: {
    id: 'favouriteButton',
    initial: 'unknown',
    states: {
      unknown: { on: { 'SAVED.KNOWN': known, 'PENDING.FOUND': { target: 'pending' }, 'BUTTON.PRESSED': wanted } },
      off: { on: { 'SAVED.KNOWN': known, 'PENDING.FOUND': { target: 'pending' }, 'BUTTON.PRESSED': wanted } },
      on: { on: { 'SAVED.KNOWN': known, 'BUTTON.PRESSED': { target: 'removing', actions: ['clearError'] } } },
      adding: {
        entry: ['add'],
        exit: ['cancel'],
        after: { patience: { target: 'addFailed' } },
        on: {
          'CHANGE.SAVED': { target: 'on', actions: ['removePending'] },
          'LOGIN.NEEDED': { target: 'pending', actions: ['addPending', 'promptLogin'] },
          'CHANGE.FAILED': { target: 'addFailed', actions: ['setError'] },
        },
      },
      removing: {
        entry: ['remove'],
        exit: ['cancel'],
        after: { patience: { target: 'removeFailed' } },
        on: {
          'CHANGE.SAVED': { target: 'off' },
          'LOGIN.NEEDED': { target: 'removeFailed', actions: ['promptLogin'] },
          'CHANGE.FAILED': { target: 'removeFailed', actions: ['setError'] },
        },
      },
      pending: {
        on: {
          'SAVED.KNOWN': { guard: 'isSaved', target: 'on', actions: ['removePending'] },
          'BUTTON.PRESSED': [{ guard: 'isMember', target: 'adding' }, { actions: ['promptLogin'] }],
        },
      },
      addFailed: { on: { 'SAVED.KNOWN': known, 'BUTTON.PRESSED': wanted } },
      removeFailed: { on: { 'SAVED.KNOWN': known, 'BUTTON.PRESSED': { target: 'removing', actions: ['clearError'] } } },
    },
  },
  context: { message: null },
  guards: { isSaved: (_, event) => event.type === 'SAVED.KNOWN' && event.saved, isMember: ports.isMember },
  assigns: {
    clearError: () => ({ message: null }),
    setError: (_, event) => (event.type === 'CHANGE.FAILED' ? { message: event.message } : {}),
  },
  effects: {
    add: ports.add,
    remove: ports.remove,
    cancel: ports.cancel,
    addPending: ports.addPending,
    removePending: ports.removePending,
    promptLogin: ports.promptLogin,
  },
  delays: { patience: FAVOURITE_PATIENCE_MS },
});
