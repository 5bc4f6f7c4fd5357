import { toXstate } from '../chart/to-xstate.ts';
import { consentChart } from './consent.chart.ts';

/** Consent for XState, with a memory that forgets. */
export const consentMachine = toXstate(consentChart({ write: () => undefined }));
