import {
  addFavourite,
  favouriteList,
  savedFavourites,
  mergeFavourites,
  removeFavourite,
  subscribe,
  subscriptionList,
} from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import {
  giveUp,
  store,
  listFavourites,
  listStored,
  listSubscriptions,
  merge,
  takeSubscription,
} from './member-things.handlers.ts';

/** What members save and subscribe to. */
export const memberThingRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(favouriteList.path, listFavourites(services))
    .post(addFavourite.path, store(services))
    .delete(removeFavourite.path, giveUp(services))
    .get(savedFavourites.path, listStored(services))
    .post(mergeFavourites.path, merge(services))
    .get(subscriptionList.path, listSubscriptions(services))
    .post(subscribe.path, takeSubscription(services));
