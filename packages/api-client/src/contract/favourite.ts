import { FAVOURITE_KINDS, parseInteger, type Favourite } from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension, type ReadContext } from './call.ts';
import { readReference, wireReference } from './entry.ts';
import { queryPage, queryRows, wireCount, wireId, wireInstant } from './fields.ts';

const kind = v.picklist(FAVOURITE_KINDS);

/** A page of the member's favourites, the latest first, with the counts of all kinds. */
export const favouriteList = defineExtension({
  method: 'GET',
  path: '/memberApi/favourites',
  request: v.object({ kind: v.fallback(v.optional(kind), undefined), page: queryPage, rows: queryRows }),
  response: v.object({
    list: v.array(v.object({ ...wireReference.entries, kind, time: wireInstant })),
    total: wireCount,
    page: wireCount,
    rows: wireCount,
    kinds: v.array(v.object({ value: kind, count: wireCount })),
  }),
});

/** Adds a favourite; adding it twice is adding it once. */
export const addFavourite = defineExtension({
  method: 'POST',
  path: '/memberApi/favourites',
  request: v.object({ kind, id: wireId }),
  response: v.any(),
});

/** Removes a favourite; what is none may be removed too. */
export const removeFavourite = defineExtension({
  method: 'DELETE',
  path: '/memberApi/favourites',
  request: v.object({ kind, id: wireId }),
  response: v.any(),
});

/** Things that may be merged, or filtered, at once. */
export const mostPendingFavourites = 200;

/** Adds the pending favourites of before the login; what is not there any more is left out and named in `missing`. */
export const mergeFavourites = defineExtension({
  method: 'POST',
  path: '/memberApi/favourites/merge',
  request: v.object({ list: v.pipe(v.array(v.object({ kind, id: wireId })), v.maxLength(mostPendingFavourites)) }),
  response: v.object({ kept: wireCount, missing: v.array(v.object({ kind, id: wireId })) }),
});

/** Which of the given ids of a kind are favourites; `ids` are parted by commas. */
export const savedFavourites = defineExtension({
  method: 'GET',
  path: '/memberApi/favourites/kept',
  request: v.object({
    kind,
    ids: v.pipe(
      v.string(),
      v.transform((text) => [...new Set(text.split(',').map(parseInteger))].filter((id) => id !== null)),
      v.maxLength(mostPendingFavourites),
    ),
  }),
  response: v.object({ ids: v.array(wireId) }),
});

/** A favourite as the domain knows it. */
export const readFavourite = (
  { kind: of, time, ...reference }: v.InferOutput<typeof favouriteList.response>['list'][number],
  context: ReadContext,
): Favourite => ({ ...readReference(reference, context), kind: of, savedAt: time });
