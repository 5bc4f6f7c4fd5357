import { createApiClient, listSuggestions, valueOf, type ApiClientOptions } from '@millwright/api-client';
import { articleLink, detailPath, searchHref, type SearchSuggestion, type SearchSuggestions } from '@millwright/domain';
import type { Suggestion } from '@millwright/ui/search-panel';

/** Where a suggestion leads. A keyword has no page: it is searched for. */
const hrefOf = ({ kind, id, urlName }: SearchSuggestion): string | undefined => {
  if (id === null || kind === 'keyword') return undefined;
  return kind === 'article' ? articleLink({ id, urlName, externalUrl: null }) : detailPath(kind, id);
};

/** Suggestions in the order in which they are shown: what begins so, and then how much there is of each kind. */
const suggestionsOf = ({ items, keyword, kinds, corrected }: SearchSuggestions): Suggestion[] => [
  ...items.map((found) => ({
    kind: found.kind,
    text: found.title,
    href: hrefOf(found),
    count: found.count,
    isCorrected: corrected !== null && found.kind === 'keyword' && found.title === corrected,
  })),
  ...kinds.map(({ value, count }) => ({
    kind: 'within' as const,
    text: keyword,
    within: value,
    count,
    href: searchHref({ keyword, kind: value }),
  })),
];

/** What may be meant by a keyword that is being typed. Fetched with the first character. */
export const loadSuggestions = async (options: ApiClientOptions, text: string, signal: AbortSignal) =>
  suggestionsOf(valueOf(await listSuggestions(createApiClient(options), text, { signal })));
