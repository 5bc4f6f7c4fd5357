import { search, searchBest, searchOtherLanguage, searchSuggestions } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { createThesaurus } from '../../search/editor-synonyms.ts';
import { searchInOtherLanguage } from './other-language.ts';
import { searchBestOfKinds, searchEverything } from './search.handlers.ts';
import { suggest } from './suggester.ts';

/**
 * The search over all kinds, the best of each, what only the other edition has, and suggestions while a keyword is
 * typed.
 */
export const searchRoutes = (services: Services) => {
  const thesaurus = createThesaurus(services);
  return new Hono<ApiEnvironment>()
    .get(search.path, searchEverything(services, thesaurus))
    .get(searchBest.path, searchBestOfKinds(services, thesaurus))
    .get(searchOtherLanguage.path, searchInOtherLanguage(services))
    .get(searchSuggestions.path, suggest(services, thesaurus));
};
