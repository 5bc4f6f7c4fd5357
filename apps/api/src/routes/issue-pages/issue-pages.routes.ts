import { issuePage } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { showIssuePage } from './issue-pages.handlers.ts';

/** The pages of magazine issues. */
export const issuePageRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().get(issuePage.path, showIssuePage(services));
