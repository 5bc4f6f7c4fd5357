import { articleDetail, articleList } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { listArticles, showArticle } from './articles.handlers.ts';

/** Articles: lists and the article itself. */
export const articleRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().get(articleList.path, listArticles(services)).get(articleDetail.path, showArticle(services));
