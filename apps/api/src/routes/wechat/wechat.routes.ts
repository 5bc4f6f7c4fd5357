import { wechatSign } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { signShare } from './wechat.handlers.ts';

/** Sharing in WeChat. */
export const wechatRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().get(wechatSign.path, signShare(services));
