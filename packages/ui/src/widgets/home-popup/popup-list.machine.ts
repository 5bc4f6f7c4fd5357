import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { popupListChart } from './popup-list.chart.ts';

const nothing = () => undefined;

/** The news of the home pop-up for XState: five a page. */
export const popupListMachine = toXstate(popupListChart('news', { ask: nothing, drop: nothing }));
