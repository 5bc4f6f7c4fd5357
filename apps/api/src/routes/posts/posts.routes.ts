import { memberPostList, publishPost, withdrawPost } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { listPosts, takePost, takePostBack } from './posts.handlers.ts';

/** The posts that members write for the supply hall. */
export const memberPostRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(memberPostList.path, listPosts(services))
    .post(publishPost.path, takePost(services))
    .post(withdrawPost.path, takePostBack(services));
