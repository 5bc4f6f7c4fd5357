import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { suggestionsChart } from './suggestions.chart.ts';

/** The suggestions for XState, with questions that nobody answers. */
export const searchSuggestionsMachine = toXstate(suggestionsChart({ ask: () => undefined, cancel: () => undefined }));
