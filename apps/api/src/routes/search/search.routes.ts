import { search, searchBest, searchOtherLanguage, searchSuggestions } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { searchBestOfKinds, searchEverything, searchInOtherLanguage, suggest } from './search.handlers.ts';

/** The search over all kinds, the best of each, what only the other edition has, and suggestions while a keyword is typed. */
export const searchRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(search.path, searchEverything(services))
    .get(searchBest.path, searchBestOfKinds(services))
    .get(searchOtherLanguage.path, searchInOtherLanguage(services))
    .get(searchSuggestions.path, suggest(services));
