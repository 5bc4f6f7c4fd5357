import { normaliseKeyword, parseSearchType } from '@millwright/domain';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import type { SuggestPort } from '@millwright/ui/search-panel';
import { useCallback } from 'react';
import { usePageLocation, useShownPage } from '../../runtime/shown-page.ts';
import { useServices, useSite } from '../page/app-root.tsx';

/** Where the language switch leads from the page that is shown. */
export function useLanguageUrls() {
  const { byHost, origins } = useSite();
  const { counterpart } = useEdition<MillwrightEdition>();
  const path = useShownPage((shown) => shown.page.counterpartPath);
  return { returnTo: path, urls: byHost ? { [counterpart]: origins[counterpart] + path } : {} };
}

/** The search of the URL, which the search panel shows again. */
export function useSearchOfUrl() {
  const { pathname, search } = usePageLocation();
  const requested = new URLSearchParams(pathname === '/search' ? search : '');
  return {
    type: parseSearchType(requested.get('type')) ?? undefined,
    keyword: normaliseKeyword(requested.get('keyword')),
  };
}

/** Finds suggestions. The server has the same field, so that its markup is the one that is hydrated, but sends none. */
export function useSuggest(): SuggestPort {
  const services = useServices();
  return useCallback(
    async (text, signal) =>
      services ? (await import('../page/suggestions.ts')).loadSuggestions(services.api, text, signal) : [],
    [services],
  );
}
