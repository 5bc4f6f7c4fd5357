import { toXstate } from '../chart/to-xstate.ts';
import { verifyCodeChart } from './verify-code.chart.ts';

/** The countdown for XState, with a memory that is always empty and a clock that stands still. */
export const verifyCodeMachine = toXstate(verifyCodeChart({ read: () => null, write: () => undefined, now: () => 0 }));
