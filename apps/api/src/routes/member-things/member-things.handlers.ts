import {
  addFavourite,
  enquiryList,
  favouriteList,
  keptFavourites,
  mergeFavourites,
  removeFavourite,
  sendEnquiry,
  subscribe,
} from '@millwright/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { queryRows } from '../../db/database.ts';
import { enquiry, enquiryEvent, favourite, subscription } from '../../db/schema.ts';
import { answer, caching, refuse } from '../../http/envelope.ts';
import type { Services } from '../../http/environment.ts';
import { readQuery } from '../../http/read-request.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import {
  enquiriesQuery,
  enquiryTarget,
  favouritesQuery,
  isMagazine,
  keepQuery,
  mergeQuery,
  subscriptionsQuery,
} from './member-things.queries.ts';

/** `GET /memberApi/favourites` */
export const listFavourites = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const request = readQuery(context, favouriteList.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const { kind, ...paging } = request.output;
    const [row] = await queryRows<object>(
      services.db,
      favouritesQuery(memberId, kind, paging, context.get('edition'), services.clock()),
    );
    return answer(context, row, caching.personal);
  });

/** `POST /memberApi/favourites` */
export const keep = (services: Services) =>
  withBody(services, addFavourite.request, async (context, memberId, { kind, id }) => {
    const tooOften = await refuseTooOften(context, services, memberId, 'favourite');
    if (tooOften) return tooOften;
    const [kept] = await queryRows(services.db, keepQuery(memberId, kind, id, services.clock()));
    return kept ? answer(context, null, caching.personal) : refuse(context, 'not_found');
  });

/** `DELETE /memberApi/favourites` */
export const giveUp = ({ db, ...services }: Services) =>
  withBody({ db, ...services }, removeFavourite.request, async (context, memberId, { kind, id }) => {
    await db
      .delete(favourite)
      .where(and(eq(favourite.memberId, memberId), eq(favourite.kind, kind), eq(favourite.targetId, id)));
    return answer(context, null, caching.personal);
  });

/** `POST /memberApi/favourites/merge` */
export const merge = (services: Services) =>
  withBody(services, mergeFavourites.request, async (context, memberId, { list }) => {
    const tooOften = await refuseTooOften(context, services, memberId, 'favourite');
    if (tooOften) return tooOften;
    const found = await queryRows<{ kind: string; id: number }>(
      services.db,
      mergeQuery(memberId, list, services.clock()),
    );
    const kept = new Set(found.map(({ kind, id }) => `${kind} ${id}`));
    const missing = list.filter(({ kind, id }) => !kept.has(`${kind} ${id}`));
    return answer(context, { kept: kept.size, missing }, caching.personal);
  });

/** `GET /memberApi/favourites/kept` */
export const listKept = ({ db, ...services }: Services) =>
  forMember({ db, ...services }, async (context, memberId) => {
    const request = readQuery(context, keptFavourites.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const { kind, ids } = request.output;
    const kept =
      ids.length === 0
        ? []
        : await db
            .select({ id: favourite.targetId })
            .from(favourite)
            .where(and(eq(favourite.memberId, memberId), eq(favourite.kind, kind), inArray(favourite.targetId, ids)))
            .orderBy(favourite.targetId);
    return answer(context, { ids: kept.map(({ id }) => id) }, caching.personal);
  });

/** `GET /memberApi/enquiries` */
export const listEnquiries = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const request = readQuery(context, enquiryList.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const [row] = await queryRows<object>(
      services.db,
      enquiriesQuery(memberId, request.output, context.get('edition'), services.clock()),
    );
    return answer(context, row, caching.personal);
  });

/** `POST /memberApi/enquiries`: stored once for each key; that it was sent is an event of the supplier. */
export const takeEnquiry = (services: Services) =>
  withBody(services, sendEnquiry.request, async (context, memberId, form) => {
    const { db, clock } = services;
    const { key: requestKey, target_id: targetId, target_date: targetDate, ...written } = form;
    const isIt = and(eq(enquiry.memberId, memberId), eq(enquiry.requestKey, requestKey));
    const [known] = await db.select({ id: enquiry.id }).from(enquiry).where(isIt);
    if (known) return answer(context, known, caching.personal);
    const [target] = await queryRows<{ supplierId: number | null }>(db, enquiryTarget(targetId, clock()));
    if (!target) return refuse(context, 'not_found');
    const tooOften = await refuseTooOften(context, services, memberId, 'enquiry');
    if (tooOften) return tooOften;
    const sentAt = clock();
    const stored = await db.transaction(async (tx) => {
      const [added] = await tx
        .insert(enquiry)
        .values({ ...written, memberId, requestKey, targetId, targetDate, sentAt })
        .onConflictDoNothing()
        .returning({ id: enquiry.id });
      if (added && target.supplierId !== null) {
        await tx
          .insert(enquiryEvent)
          .values({ supplierId: target.supplierId, enquiry: String(added.id), kind: 'sent', happenedAt: sentAt });
      }
      // The one that was stored, by this request or by one with the same key at the same time.
      return added ?? (await tx.select({ id: enquiry.id }).from(enquiry).where(isIt))[0]!;
    });
    return answer(context, stored, caching.personal);
  });

/** `GET /memberApi/subscriptions` */
export const listSubscriptions = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const [row] = await queryRows<object>(services.db, subscriptionsQuery(memberId));
    return answer(context, row, caching.personal);
  });

/** `POST /memberApi/subscriptions` */
export const takeSubscription = (services: Services) =>
  withBody(services, subscribe.request, async (context, memberId, { type, mid: magazineId, ...form }) => {
    const { db, clock } = services;
    const [magazine] = await queryRows(db, isMagazine(magazineId, clock()));
    if (!magazine) return refuse(context, 'not_found');
    const tooOften = await refuseTooOften(context, services, memberId, 'subscription');
    if (tooOften) return tooOften;
    const row = { memberId, type, magazineId, form, subscribedAt: clock() };
    const [stored] = await db
      .insert(subscription)
      .values(row)
      .onConflictDoUpdate({
        target: [subscription.memberId, subscription.type, subscription.magazineId],
        set: { form, subscribedAt: row.subscribedAt },
      })
      .returning({ id: subscription.id });
    return answer(context, { id: stored!.id }, caching.personal);
  });
