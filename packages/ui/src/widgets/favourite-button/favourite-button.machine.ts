import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { favouriteButtonChart } from './favourite-button.chart.ts';

const nothing = () => undefined;

/** The favourite for XState: a member's, with a server that never answers. */
export const favouriteButtonMachine = toXstate(
  favouriteButtonChart({
    add: nothing,
    remove: nothing,
    cancel: nothing,
    wish: nothing,
    forgetWish: nothing,
    askToLogIn: nothing,
    isMember: () => true,
  }),
);
