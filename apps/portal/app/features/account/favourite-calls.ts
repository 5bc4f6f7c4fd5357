import {
  addFavourite,
  createApiClient,
  filterFavourites,
  listFavourites,
  memberOutcomeOf,
  removeFavourite,
  valueOf,
  type ApiClientOptions,
} from '@millwright/api-client';
import type { FavouriteItem } from '@millwright/ui/favourites';

// What a member does with favourites. Islands fetch this with its first use; a visitor is invited to log in.

type Item = Pick<FavouriteItem, 'kind' | 'id'>;
const done = () => ({ status: 'done' as const });

/** The latest favourites of the member. */
export const loadFavourites = async (options: ApiClientOptions) =>
  valueOf(await listFavourites(createApiClient(options), { rows: 50 })).items;

/** Whether it is a favourite of the member. */
export const hasFavourite = async (options: ApiClientOptions, { kind, id }: Item) =>
  valueOf(await filterFavourites(createApiClient(options), kind, [id])).includes(id);

export const saveFavourite = async (options: ApiClientOptions, { kind, id }: Item) =>
  memberOutcomeOf(await addFavourite(createApiClient(options), kind, id), done);

export const dropFavourite = async (options: ApiClientOptions, { kind, id }: Item) =>
  memberOutcomeOf(await removeFavourite(createApiClient(options), kind, id), done);
