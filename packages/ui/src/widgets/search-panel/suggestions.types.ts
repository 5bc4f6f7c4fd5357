import type { SearchKind } from '@millwright/domain';
import type { ChartActor, ChartClock } from '../../behaviours/chart/index.ts';

/** What can be suggested while a keyword is typed; `within` is a keyword within one kind of results. */
export type SuggestionKind = 'keyword' | 'supplier' | 'product' | 'article' | 'within';

/** Something that is suggested while a keyword is typed. */
export interface Suggestion {
  kind: SuggestionKind;
  /** The keyword, or the name of the thing. */
  text: string;
  /** Own path of the thing. @default the search for the text */
  href?: string | undefined;
  /** How much a search for it finds; as high as `SUGGESTION_COUNTED` means so many or more. @default not said */
  count?: number | null;
  /** Whether it is what was probably meant by what was typed. @default false */
  isCorrected?: boolean;
  /** Which kind of results, of a keyword `within` one. */
  within?: SearchKind;
}

/**
 * Finds suggestions for what is typed. It may reject or never settle: the form works without.
 *
 * @param signal Aborted as soon as the response is no longer wanted.
 */
export type SuggestPort = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Where the suggestions stand. */
export type SuggestionsState =
  /** Nothing is typed, or nothing is known for it. */
  | 'idle'
  /** Something was typed a moment ago; more may follow. */
  | 'waiting'
  /** The question is on its way; what was found before stays. */
  | 'requesting'
  /** There are suggestions. */
  | 'shown'
  /** There are, but the visitor does not want to see them. */
  | 'closed'
  /** There are none. */
  | 'empty'
  /** There is no response: the form goes on without. */
  | 'failed';

/** What can happen to the suggestions. */
export type SuggestionsEvent =
  /** The text of the field is another one. */
  | { type: 'TEXT.CHANGED'; text: string }
  /** The response to the last request came. */
  | { type: 'RESPONSE.CAME'; suggestions: readonly Suggestion[] }
  /** The last question failed. */
  | { type: 'RESPONSE.FAILED' }
  /** The visitor reached another one by an arrow key; -1 for the text itself. */
  | { type: 'CHOICE.REACHED'; index: number }
  /** The visitor wants to see them again. */
  | { type: 'LIST.OPENED' }
  /** The visitor wants to see them no more, or left the field. */
  | { type: 'LIST.CLOSED' };

/** What the suggestions know. */
export interface SuggestionsContext {
  /** The keyword as it is searched for. */
  text: string;
  /** What was found last. */
  suggestions: readonly Suggestion[];
  /** The reached one; -1 for none. */
  active: number;
}

/** How the suggestions reach the world. No function may throw. */
export interface SuggestionsPorts {
  /** Sends the request; the response comes as an event unless it was cancelled. */
  request: (text: string) => void;
  /** The response is no longer wanted, and must not come. */
  cancel: () => void;
}

/** Running suggestions. */
export type SuggestionsActor = ChartActor<SuggestionsState, SuggestionsEvent, SuggestionsContext>;

/** What running suggestions need. */
export interface SuggestionsOptions {
  suggest: SuggestPort;
  /** Tells the time. @default the browser's */
  clock?: ChartClock | undefined;
}
