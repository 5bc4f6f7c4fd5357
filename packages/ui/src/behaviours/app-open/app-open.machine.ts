import { toXstate } from '../chart/to-xstate.ts';
import { appOpenChart } from './app-open.chart.ts';

const nothing = () => undefined;

/** Opening the app for XState, going nowhere. */
export const appOpenMachine = toXstate(appOpenChart({ openApp: nothing, goToDownload: nothing }));
