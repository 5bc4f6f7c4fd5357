import { normaliseKeyword } from '@millwright/domain';
import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import { runChart } from '../../behaviours/chart/run-chart.ts';
import type {
  SuggestionsActor,
  SuggestionsContext,
  SuggestionsEvent,
  SuggestionsOptions,
  SuggestionsPorts,
  SuggestionsState,
} from './suggestions.types.ts';

/** A request is sent when nothing was typed for so long, in milliseconds. */
export const SUGGEST_PAUSE_MS = 200;

/** How long a response may take, in milliseconds. */
export const SUGGEST_PATIENCE_MS = 5000;

/** So many suggestions are shown at most. */
export const SUGGESTIONS_SHOWN = 13;

const typed = [
  { guard: 'hasText', target: 'waiting', reenter: true, actions: ['take'] },
  { target: 'idle', actions: ['take', 'forget'] },
] as const;

/**
 * The suggestions below the keyword (product.md): one request for a pause in the typing, and only the last response
 * counts.
 */
export const suggestionsChart = ({
  request,
  cancel,
}: SuggestionsPorts): ChartMachine<SuggestionsState, SuggestionsEvent, SuggestionsContext> => ({
  chart: {
    id: 'searchSuggestions',
    initial: 'idle',
    on: { 'TEXT.CHANGED': typed },
    states: {
      idle: {},
      waiting: {
        tags: 'unseen',
        after: { pause: { target: 'requesting' } },
        on: { 'LIST.CLOSED': { target: 'closed' } },
      },
      requesting: {
        entry: ['request'],
        exit: ['cancel'],
        after: { patience: { target: 'failed', actions: ['forget'] } },
        on: {
          'RESPONSE.CAME': [
            { guard: 'findsSome', target: 'shown', actions: ['show'] },
            { target: 'empty', actions: ['forget'] },
          ],
          'RESPONSE.FAILED': { target: 'failed', actions: ['forget'] },
          'LIST.CLOSED': { target: 'closed' },
        },
      },
      shown: {
        on: { 'CHOICE.REACHED': { actions: ['reach'] }, 'LIST.CLOSED': { target: 'closed', actions: ['leave'] } },
      },
      closed: { on: { 'LIST.OPENED': { guard: 'hasSome', target: 'shown' } } },
      empty: {},
      failed: {},
    },
  },
  context: { text: '', suggestions: [], active: -1 },
  guards: {
    hasText: (_, event) => event.type === 'TEXT.CHANGED' && normaliseKeyword(event.text) !== '',
    findsSome: (_, event) => event.type === 'RESPONSE.CAME' && event.suggestions.length > 0,
    hasSome: ({ suggestions }) => suggestions.length > 0,
  },
  assigns: {
    take: (_, event) => (event.type === 'TEXT.CHANGED' ? { text: normaliseKeyword(event.text), active: -1 } : {}),
    show: (_, event) =>
      event.type === 'RESPONSE.CAME' ? { suggestions: event.suggestions.slice(0, SUGGESTIONS_SHOWN) } : {},
    reach: ({ suggestions }, event) =>
      event.type === 'CHOICE.REACHED' ? { active: Math.min(event.index, suggestions.length - 1) } : {},
    leave: () => ({ active: -1 }),
    forget: () => ({ suggestions: [] }),
  },
  effects: { request: ({ text }) => request(text), cancel },
  delays: { pause: SUGGEST_PAUSE_MS, patience: SUGGEST_PATIENCE_MS },
});

/** Makes suggestions that load through a port. */
export const createSuggestions = ({ suggest, clock }: SuggestionsOptions): SuggestionsActor => {
  let wanted: AbortController | null = null;
  const request = (text: string) => {
    const { signal } = (wanted = new AbortController());
    const response = async (): Promise<SuggestionsEvent> => {
      try {
        const suggestions = (await suggest(text, signal)).filter((one) => normaliseKeyword(one.text) !== '');
        return { type: 'RESPONSE.CAME', suggestions };
      } catch {
        return { type: 'RESPONSE.FAILED' };
      }
    };
    void response().then((event) => signal.aborted || actor.send(event));
  };
  const actor: SuggestionsActor = runChart(suggestionsChart({ request, cancel: () => wanted?.abort() }), { clock });
  return { ...actor, stop: () => (wanted?.abort(), actor.stop()) };
};
