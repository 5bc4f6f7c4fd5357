export { searchPanelId } from '../../parts/header/panel-ids.ts';
export { hotKeywordAttribute, hotKeywordParameter, stopEmptySearch } from '../../parts/search/search-form.ts';
export { SearchPanel } from './search-panel.tsx';
export type { SearchPanelProps } from './search-panel.types.ts';
export type { Suggestion, SuggestionKind, SuggestPort } from './suggestions.types.ts';
