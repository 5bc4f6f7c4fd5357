import { contactDetail } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { showContact } from './contacts.handlers.ts';

/** How suppliers, and the authors of posts, are reached. */
export const contactRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().get(contactDetail.path, showContact(services));
