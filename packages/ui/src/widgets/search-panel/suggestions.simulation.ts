import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import { someSuggestions } from './search-panel.fixtures.ts';
import type { SuggestionsEvent } from './suggestions.types.ts';

const events: readonly SuggestionsEvent[] = [
  { type: 'TEXT.CHANGED', text: 'servo' },
  { type: 'TEXT.CHANGED', text: '' },
  { type: 'ANSWER.CAME', suggestions: someSuggestions },
  { type: 'ANSWER.CAME', suggestions: [] },
  { type: 'CHOICE.REACHED', index: 0 },
];

/** The suggestions beside their stories. */
export const simulation: MachineSimulation = {
  machine: 'searchSuggestions',
  events,
  says: ({ text, suggestions, active }: { text: string; suggestions: readonly unknown[]; active: number }) =>
    `“${text}”; ${suggestions.length} suggestions; active ${active}`,
};
