export { hotKeywordAttribute, hotKeywordParameter, stopEmptySearch } from './search-form.ts';
export { SearchPanel } from './search-panel.tsx';
export { searchPanelId, type SearchPanelProps } from './search-panel.types.ts';
export type { Suggestion, SuggestionKind, SuggestPort } from './suggestions.types.ts';
