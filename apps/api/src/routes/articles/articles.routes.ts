import { articleDetail, articleList, mostReadArticles } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { listArticles, showArticle } from './articles.handlers.ts';
import { listMostRead } from './most-read.ts';

/** Articles: lists and the article itself. */
export const articleRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(articleList.path, listArticles(services))
    .get(articleDetail.path, showArticle(services))
    .get(mostReadArticles.path, listMostRead(services));
