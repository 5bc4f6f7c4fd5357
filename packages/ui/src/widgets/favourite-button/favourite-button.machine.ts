import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { FavouriteContext, FavouriteEvent, FavouritePorts, FavouriteState } from './favourite-button.types.ts';

/** How long the server may take to answer, in milliseconds. */
export const FAVOURITE_PATIENCE_MS = 10_000;

const known = [
  { guard: 'isKept', target: 'on', actions: ['forgive'] },
  { target: 'off', actions: ['forgive'] },
] as const;

const wanted = [
  { guard: 'isMember', target: 'adding', actions: ['forgive'] },
  { target: 'wished', actions: ['forgive', 'wish', 'askToLogIn'] },
] as const;

/**
 * A favourite (reliability 2.4): shown as the visitor wants it at once, put back with a message where that fails. While
 * the server is asked, further presses do nothing, so a double click is one change.
 */
export const favouriteButtonChart = (
  ports: FavouritePorts,
): ChartMachine<FavouriteState, FavouriteEvent, FavouriteContext> => ({
  chart: {
    id: 'favouriteButton',
    initial: 'unknown',
    states: {
      unknown: { on: { 'KEPT.KNOWN': known, 'WISH.FOUND': { target: 'wished' }, 'BUTTON.PRESSED': wanted } },
      off: { on: { 'KEPT.KNOWN': known, 'WISH.FOUND': { target: 'wished' }, 'BUTTON.PRESSED': wanted } },
      on: { on: { 'KEPT.KNOWN': known, 'BUTTON.PRESSED': { target: 'removing', actions: ['forgive'] } } },
      adding: {
        entry: ['add'],
        exit: ['cancel'],
        after: { patience: { target: 'addFailed' } },
        on: {
          'CHANGE.SAVED': { target: 'on', actions: ['forgetWish'] },
          'LOGIN.NEEDED': { target: 'wished', actions: ['wish', 'askToLogIn'] },
          'CHANGE.FAILED': { target: 'addFailed', actions: ['complain'] },
        },
      },
      removing: {
        entry: ['remove'],
        exit: ['cancel'],
        after: { patience: { target: 'removeFailed' } },
        on: {
          'CHANGE.SAVED': { target: 'off' },
          'LOGIN.NEEDED': { target: 'removeFailed', actions: ['askToLogIn'] },
          'CHANGE.FAILED': { target: 'removeFailed', actions: ['complain'] },
        },
      },
      wished: {
        on: {
          'KEPT.KNOWN': { guard: 'isKept', target: 'on', actions: ['forgetWish'] },
          'BUTTON.PRESSED': [{ guard: 'isMember', target: 'adding' }, { actions: ['askToLogIn'] }],
        },
      },
      addFailed: { on: { 'KEPT.KNOWN': known, 'BUTTON.PRESSED': wanted } },
      removeFailed: { on: { 'KEPT.KNOWN': known, 'BUTTON.PRESSED': { target: 'removing', actions: ['forgive'] } } },
    },
  },
  context: { message: null },
  guards: { isKept: (_, event) => event.type === 'KEPT.KNOWN' && event.kept, isMember: ports.isMember },
  assigns: {
    forgive: () => ({ message: null }),
    complain: (_, event) => (event.type === 'CHANGE.FAILED' ? { message: event.message } : {}),
  },
  effects: {
    add: ports.add,
    remove: ports.remove,
    cancel: ports.cancel,
    wish: ports.wish,
    forgetWish: ports.forgetWish,
    askToLogIn: ports.askToLogIn,
  },
  delays: { patience: FAVOURITE_PATIENCE_MS },
});
