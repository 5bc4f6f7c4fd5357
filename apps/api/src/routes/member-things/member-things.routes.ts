import {
  addFavourite,
  enquiryList,
  favouriteList,
  keptFavourites,
  mergeFavourites,
  removeFavourite,
  sendEnquiry,
  subscribe,
  subscriptionList,
} from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import {
  giveUp,
  keep,
  listEnquiries,
  listFavourites,
  listKept,
  listSubscriptions,
  merge,
  takeEnquiry,
  takeSubscription,
} from './member-things.handlers.ts';

/** What members keep, ask for and subscribe to. */
export const memberThingRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(favouriteList.path, listFavourites(services))
    .post(addFavourite.path, keep(services))
    .delete(removeFavourite.path, giveUp(services))
    .get(keptFavourites.path, listKept(services))
    .post(mergeFavourites.path, merge(services))
    .get(enquiryList.path, listEnquiries(services))
    .post(sendEnquiry.path, takeEnquiry(services))
    .get(subscriptionList.path, listSubscriptions(services))
    .post(subscribe.path, takeSubscription(services));
