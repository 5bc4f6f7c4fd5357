import { search, searchSuggestions } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { searchEverything, suggest } from './search.handlers.ts';

/** The search over all kinds, and suggestions while a keyword is typed. */
export const searchRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(search.path, searchEverything(services))
    .get(searchSuggestions.path, suggest(services));
