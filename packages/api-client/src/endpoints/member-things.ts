import type {
  FacetCount,
  Favourite,
  FavouriteKind,
  PendingFavourite,
  Id,
  Page,
  Subscription,
  SubscriptionForm,
} from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { pageOf, perform } from '../http/http.ts';
import * as favourites from '../contract/favourite.ts';
import * as subscriptions from '../contract/subscription.ts';
import type { CallOptions } from '../http/http.types.ts';
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

const ofDomain = (field: string): string => field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The fields that a refusal names as wrong, by their names in the domain: `targetDate`, `facts.city.cn`; empty for any
 * other failure.
 */
export function wrongFields(failure: Failure): string[] {
  const { fields } = ((failure.kind === 'refused' ? failure.data : null) ?? {}) as { fields?: unknown };
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string').map(ofDomain) : [];
}

/** A page of the member's favourites, with the counts of all kinds. */
export const listFavourites = (
  client: ApiClient,
  query: MemberListQuery & { kind?: FavouriteKind } = {},
  options?: CallOptions,
): Promise<Result<Page<Favourite> & { kinds: FacetCount<FavouriteKind>[] }>> =>
  perform(client, favourites.favouriteList, { query: { ...query } }, pageOf(favourites.readFavourite), options);

/** Adds a favourite. */
export const addFavourite = (
  client: ApiClient,
  kind: FavouriteKind,
  id: Id,
  options?: CallOptions,
): Promise<Result<void>> => perform(client, favourites.addFavourite, { body: { kind, id } }, () => undefined, options);

/** Removes a favourite. */
export const removeFavourite = (
  client: ApiClient,
  kind: FavouriteKind,
  id: Id,
  options?: CallOptions,
): Promise<Result<void>> =>
  perform(client, favourites.removeFavourite, { body: { kind, id } }, () => undefined, options);

/**
 * Adds the pending favourites of before the login, at most 200 things; returns which of them are not there any more.
 */
export const mergeFavourites = (
  client: ApiClient,
  pending: readonly PendingFavourite[],
  options?: CallOptions,
): Promise<Result<{ saved: number; missing: PendingFavourite[] }>> =>
  perform(
    client,
    favourites.mergeFavourites,
    { body: { list: pending.map(({ kind, id }) => ({ kind, id })) } },
    ({ kept, missing }) => ({ saved: kept, missing }),
    options,
  );

/** Which of these, at most 200, are favourites of the member. */
export const filterFavourites = (
  client: ApiClient,
  kind: FavouriteKind,
  ids: readonly Id[],
  options?: CallOptions,
): Promise<Result<Id[]>> =>
  perform(client, favourites.savedFavourites, { query: { kind, ids: ids.join(',') } }, (found) => found.ids, options);

/** The member's subscriptions. */
export const listSubscriptions = (client: ApiClient, options?: CallOptions): Promise<Result<Subscription[]>> =>
  perform(client, subscriptions.subscriptionList, {}, ({ list }) => list.map(subscriptions.readSubscription), options);

/** Subscribes and returns the id of the subscription. */
export const subscribe = (
  client: ApiClient,
  { magazineId, ...form }: SubscriptionForm,
  options?: CallOptions,
): Promise<Result<Id>> =>
  perform(client, subscriptions.subscribe, { body: { ...form, mid: magazineId } }, ({ id }) => id, options);
