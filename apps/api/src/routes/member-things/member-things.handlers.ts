import { addFavourite, enquiryList, favouriteList, removeFavourite, sendEnquiry, subscribe } from '@millwright/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { queryRows } from '../../db/database.ts';
import { enquiry, favourite, subscription } from '../../db/schema.ts';
import { answer, caching, refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { readBody, readQuery } from '../../http/read-request.ts';
import { memberOf } from '../../members/sessions.ts';
import { enquiriesQuery, favouritesQuery, isEnquirable, isMagazine, keepQuery, subscriptionsQuery } from './member-things.queries.ts';

type ApiContext = Context<ApiEnvironment>;

/** Answers members only; what they see is theirs alone. */
const forMember = (services: Services, handle: (context: ApiContext, memberId: number) => Promise<Response>): Handler<ApiEnvironment> => async (context) => {
  const member = await memberOf(context, services);
  return member ? handle(context, member.id) : refuse(context, 'login_first');
};

/** Answers a member's request whose body is what the contract says; a refusal names the fields that are wrong. */
const withBody = <Schema extends v.GenericSchema>(
  services: Services,
  schema: Schema,
  handle: (context: ApiContext, memberId: number, body: v.InferOutput<Schema>) => Promise<Response>,
): Handler<ApiEnvironment> =>
  forMember(services, async (context, memberId) => {
    const body = await readBody(context, schema);
    if (body === null) return refuse(context, 'invalid_request', { status: 400 });
    if (body.success) return handle(context, memberId, body.output);
    const fields = [...new Set(body.issues.flatMap((issue) => v.getDotPath(issue) ?? []))];
    return refuse(context, 'invalid_request', { data: { fields } });
  });

/** `GET /memberApi/favourites` */
export const listFavourites = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { kind, ...paging } = v.parse(favouriteList.request, context.req.query());
    const [row] = await queryRows<object>(services.db, favouritesQuery(memberId, kind, paging, context.get('edition')));
    return answer(context, row, caching.personal);
  });

/** `POST /memberApi/favourites` */
export const keep = (services: Services) =>
  withBody(services, addFavourite.request, async (context, memberId, { kind, id }) => {
    const [kept] = await queryRows(services.db, keepQuery(memberId, kind, id, services.clock()));
    return kept ? answer(context, null, caching.personal) : refuse(context, 'not_found');
  });

/** `DELETE /memberApi/favourites` */
export const giveUp = ({ db, ...services }: Services) =>
  withBody({ db, ...services }, removeFavourite.request, async (context, memberId, { kind, id }) => {
    await db.delete(favourite).where(and(eq(favourite.memberId, memberId), eq(favourite.kind, kind), eq(favourite.targetId, id)));
    return answer(context, null, caching.personal);
  });

/** `GET /memberApi/enquiries` */
export const listEnquiries = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const request = readQuery(context, enquiryList.request);
    if (!request.success) return refuse(context, 'invalid_request');
    const [row] = await queryRows<object>(services.db, enquiriesQuery(memberId, request.output, context.get('edition')));
    return answer(context, row, caching.personal);
  });

/** `POST /memberApi/enquiries` */
export const takeEnquiry = (services: Services) =>
  withBody(services, sendEnquiry.request, async (context, memberId, form) => {
    const { db, clock } = services;
    const [target] = await queryRows(db, isEnquirable(form.target_id));
    if (!target) return refuse(context, 'not_found');
    const { key: requestKey, target_id: targetId, target_date: targetDate, ...written } = form;
    await db.insert(enquiry).values({ ...written, memberId, requestKey, targetId, targetDate, sentAt: clock() }).onConflictDoNothing();
    // The one that was stored, by this request or by an earlier one with the same key.
    const [stored] = await db.select({ id: enquiry.id }).from(enquiry).where(and(eq(enquiry.memberId, memberId), eq(enquiry.requestKey, requestKey)));
    return answer(context, { id: stored!.id }, caching.personal);
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
    const [magazine] = await queryRows(db, isMagazine(magazineId));
    if (!magazine) return refuse(context, 'not_found');
    const row = { memberId, type, magazineId, form, subscribedAt: clock() };
    const [stored] = await db.insert(subscription).values(row)
      .onConflictDoUpdate({ target: [subscription.memberId, subscription.type, subscription.magazineId], set: { form, subscribedAt: row.subscribedAt } })
      .returning({ id: subscription.id });
    return answer(context, { id: stored!.id }, caching.personal);
  });
