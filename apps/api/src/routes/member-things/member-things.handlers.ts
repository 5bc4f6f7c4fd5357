import {
  addFavourite,
  favouriteList,
  savedFavourites,
  mergeFavourites,
  removeFavourite,
  subscribe,
} from '@millwright/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { queryRows } from '../../db/database.ts';
import { favourite, subscription } from '../../db/schema.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import { favouritesQuery, isMagazine, storeQuery, mergeQuery, subscriptionsQuery } from './member-things.queries.ts';

/** `GET /memberApi/favourites` */
export const listFavourites = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { kind, ...paging } = readQuery(context, favouriteList.request);
    const [row] = await queryRows<object>(
      services.db,
      favouritesQuery(memberId, kind, paging, context.get('edition'), services.clock()),
    );
    return respond(context, row, caching.personal);
  });

/** `POST /memberApi/favourites` */
export const store = (services: Services) =>
  withBody(services, addFavourite.request, async (context, memberId, { kind, id }) => {
    await refuseTooOften(context, services, memberId, 'favourite');
    const [stored] = await queryRows(services.db, storeQuery(memberId, kind, id, services.clock()));
    return stored ? respond(context, null, caching.personal) : refuse(context, 'not_found');
  });

/** `DELETE /memberApi/favourites` */
export const giveUp = (services: Services) =>
  withBody(services, removeFavourite.request, async (context, memberId, { kind, id }) => {
    await refuseTooOften(context, services, memberId, 'favourite');
    await services.db
      .delete(favourite)
      .where(and(eq(favourite.memberId, memberId), eq(favourite.kind, kind), eq(favourite.targetId, id)));
    return respond(context, null, caching.personal);
  });

/** `POST /memberApi/favourites/merge` */
export const merge = (services: Services) =>
  withBody(services, mergeFavourites.request, async (context, memberId, { list }) => {
    await refuseTooOften(context, services, memberId, 'favourite');
    const found = await queryRows<{ kind: string; id: number }>(
      services.db,
      mergeQuery(memberId, list, services.clock()),
    );
    const stored = new Set(found.map(({ kind, id }) => `${kind} ${id}`));
    const missing = list.filter(({ kind, id }) => !stored.has(`${kind} ${id}`));
    return respond(context, { kept: stored.size, missing }, caching.personal);
  });

/** `GET /memberApi/favourites/kept` */
export const listStored = ({ db, ...services }: Services) =>
  forMember({ db, ...services }, async (context, memberId) => {
    const { kind, ids } = readQuery(context, savedFavourites.request);
    const stored =
      ids.length === 0
        ? []
        : await db
            .select({ id: favourite.targetId })
            .from(favourite)
            .where(and(eq(favourite.memberId, memberId), eq(favourite.kind, kind), inArray(favourite.targetId, ids)))
            .orderBy(favourite.targetId);
    return respond(context, { ids: stored.map(({ id }) => id) }, caching.personal);
  });

/** `GET /memberApi/subscriptions` */
export const listSubscriptions = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const [row] = await queryRows<object>(services.db, subscriptionsQuery(memberId));
    return respond(context, row, caching.personal);
  });

/** `POST /memberApi/subscriptions` */
export const takeSubscription = (services: Services) =>
  withBody(services, subscribe.request, async (context, memberId, { type, mid: magazineId, ...form }) => {
    const { db, clock } = services;
    const [magazine] = await queryRows(db, isMagazine(magazineId, clock()));
    if (!magazine) return refuse(context, 'not_found');
    await refuseTooOften(context, services, memberId, 'subscription');
    const row = { memberId, type, magazineId, form, subscribedAt: clock() };
    const [stored] = await db
      .insert(subscription)
      .values(row)
      .onConflictDoUpdate({
        target: [subscription.memberId, subscription.type, subscription.magazineId],
        set: { form, subscribedAt: row.subscribedAt },
      })
      .returning({ id: subscription.id });
    return respond(context, { id: stored!.id }, caching.personal);
  });
