import type {
  Enquiry,
  EnquiryForm,
  FacetCount,
  Favourite,
  FavouriteKind,
  PendingFavourite,
  Id,
  Page,
  Subscription,
  SubscriptionForm,
} from '@millwright/domain';
import { perform, type ReadContext } from '../contract/call.ts';
import { enquiryList, readEnquiry, sendEnquiry } from '../contract/enquiry.ts';
import {
  addFavourite,
  favouriteList,
  keptFavourites,
  mergeFavourites,
  readFavourite,
  removeFavourite,
} from '../contract/favourite.ts';
import { readSubscription, subscribe, subscriptionList } from '../contract/subscription.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
import type { Failure, Result } from '../result.ts';

/** Which page of a list of the member. */
export interface MemberListQuery {
  /** @default 1 */
  page?: number;
  /** At most 50. @default 20 */
  rows?: number;
}

/** Whether a refusal says that the visitor has to log in first. */
export const isLoginNeeded = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.reason === 'login_first' || failure.reason === 'download_members_only');

/** The fields that a refusal names as wrong, by their wire names; empty for any other failure. */
export function wrongFields(failure: Failure): string[] {
  const { fields } = ((failure.kind === 'refused' ? failure.data : null) ?? {}) as { fields?: unknown };
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
}

/** The calls about what members keep, ask for and subscribe to; all refuse a visitor. */
export const memberThingEndpoints = (http: Http, context: ReadContext) => ({
  favourites: {
    /** A page of what the member keeps, with the counts of all kinds. */
    list: (
      query: MemberListQuery & { kind?: FavouriteKind } = {},
      options?: CallOptions,
    ): Promise<Result<Page<Favourite> & { kinds: FacetCount<FavouriteKind>[] }>> =>
      perform(
        http,
        favouriteList,
        { query: { ...query } },
        ({ list, ...page }) => ({ items: list.map((item) => readFavourite(item, context)), ...page }),
        options,
      ),
    /** Keeps something. */
    add: (kind: FavouriteKind, id: Id, options?: CallOptions): Promise<Result<void>> =>
      perform(http, addFavourite, { body: { kind, id } }, () => undefined, options),
    /** Keeps something no longer. */
    remove: (kind: FavouriteKind, id: Id, options?: CallOptions): Promise<Result<void>> =>
      perform(http, removeFavourite, { body: { kind, id } }, () => undefined, options),
    /**
     * Adds the pending favourites of before the login, at most 200 things; answers which of them are not there any
     * more.
     */
    merge: (
      pending: readonly PendingFavourite[],
      options?: CallOptions,
    ): Promise<Result<{ kept: number; missing: PendingFavourite[] }>> =>
      perform(
        http,
        mergeFavourites,
        { body: { list: pending.map(({ kind, id }) => ({ kind, id })) } },
        (merged) => merged,
        options,
      ),
    /** Which of these, at most 200, the member keeps. */
    kept: (kind: FavouriteKind, ids: readonly Id[], options?: CallOptions): Promise<Result<Id[]>> =>
      perform(http, keptFavourites, { query: { kind, ids: ids.join(',') } }, (kept) => kept.ids, options),
  },
  enquiries: {
    /** A page of the member's enquiries. */
    list: (query: MemberListQuery = {}, options?: CallOptions): Promise<Result<Page<Enquiry>>> =>
      perform(
        http,
        enquiryList,
        { query: { ...query } },
        ({ list, ...page }) => ({ items: list.map((item) => readEnquiry(item, context)), ...page }),
        options,
      ),
    /**
     * Sends an enquiry and answers its id; `key` is made once for each form, so that a repeated sending counts once.
     */
    send: ({ targetId, targetDate, ...form }: EnquiryForm, key: string, options?: CallOptions): Promise<Result<Id>> =>
      perform(
        http,
        sendEnquiry,
        { body: { ...form, target_id: targetId, target_date: targetDate, key } },
        ({ id }) => id,
        options,
      ),
  },
  subscriptions: {
    /** The member's subscriptions. */
    list: (options?: CallOptions): Promise<Result<Subscription[]>> =>
      perform(http, subscriptionList, {}, ({ list }) => list.map(readSubscription), options),
    /** Subscribes and answers the id of the subscription. */
    add: ({ magazineId, ...form }: SubscriptionForm, options?: CallOptions): Promise<Result<Id>> =>
      perform(http, subscribe, { body: { ...form, mid: magazineId } }, ({ id }) => id, options),
  },
});
