import { bannerClick, bannerList } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { clickBanner, listBanners } from './banners.handlers.ts';

/** Advertising banners and their clicks. */
export const bannerRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().post(bannerList.path, listBanners(services)).get(bannerClick.path, clickBanner(services));
