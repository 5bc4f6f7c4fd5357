import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { homePopupChart } from './home-popup.chart.ts';

const nothing = () => undefined;

/** The home pop-up for XState. */
export const homePopupMachine = toXstate(homePopupChart({ open: nothing, remember: nothing }));
