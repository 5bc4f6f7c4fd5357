import type { Id, SearchType } from '@millwright/domain';
import type { SearchSuggestionsProps } from './search-suggestions.tsx';
import type { SuggestPort } from './suggestions.types.ts';

/** Props of {@link SearchPanel}. */
export interface SearchPanelProps {
  /** Keywords offered below the form, as the API returns them. Without any the row is left out. */
  hotKeywords: readonly string[];
  /**
   * The type chosen at first: that of the URL on the search page.
   * @default the first of the edition
   */
  type?: SearchType;
  /** The keyword typed at first: that of the URL on the search page. @default '' */
  keyword?: string;
  /** The industry of a sub-site, which then goes along with the search. @default none */
  industryId?: Id;
  /** Whether its field has the focus as soon as it is shown: not where it stands open in a page. @default true */
  takesFocus?: boolean;
  /** Finds suggestions as the visitor types. It may reject or never settle. @default there are none */
  suggest?: SuggestPort;
  /**
   * How the suggestions get their time and their code, for tests. @default the browser's clock, a chunk of their own
   */
  suggestions?: Pick<SearchSuggestionsProps, 'clock' | 'loadList'>;
}
