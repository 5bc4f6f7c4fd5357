import { normaliseKeyword, parseSearchType } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import type { SuggestPort } from '@millwright/ui/search-panel';
import { useCallback } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useServices, useSite } from '../site/app-root.tsx';
import type { PageHead } from '../site/head.ts';

/** Where the language switch leads from the page that is shown. */
export function useLanguageAddresses() {
  const { byHost, origins } = useSite();
  const { twin } = useEdition();
  const heads = useMatches().map(({ loaderData }) => (loaderData as { head?: PageHead } | undefined)?.head);
  const twinPath = heads.findLast((head) => head !== undefined)?.twinPath ?? '/';
  return { returnTo: twinPath, addresses: byHost ? { [twin]: origins[twin] + twinPath } : {} };
}

/** The search of the address, which the search panel shows again. */
export function useAddressedSearch() {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(pathname === '/search' ? search : '');
  return { type: parseSearchType(asked.get('type')) ?? undefined, keyword: normaliseKeyword(asked.get('keyword')) };
}

/** Finds suggestions. The server has the same field, so that its markup is the one that comes alive, and never asks. */
export function useSuggest(): SuggestPort {
  const services = useServices();
  return useCallback((text, signal) => (services ? services.suggest(text, signal) : Promise.resolve([])), [services]);
}
