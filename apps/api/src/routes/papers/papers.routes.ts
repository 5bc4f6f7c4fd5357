import { paperDownload, paperFile } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { issueLink, sendPaper } from './papers.handlers.ts';

/** The files of white papers, for members. */
export const paperRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().post(paperDownload.path, issueLink(services)).get(paperFile.path, sendPaper(services));
