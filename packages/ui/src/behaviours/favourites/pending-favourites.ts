import { FAVOURITE_KINDS } from '@millwright/domain';
import type { FavouriteItem, FavouriteOutcome, FavouritePort, PendingFavourites } from './favourites.types.ts';

/** Key of the pending favourites in local storage. */
export const pendingFavouritesKey = 'millwright.favourites.pending';

/** So many pending favourites are remembered; the oldest go. */
export const MOST_PENDING_FAVOURITES = 50;

const same = (a: Pick<FavouriteItem, 'kind' | 'id'>, b: Pick<FavouriteItem, 'kind' | 'id'>) =>
  a.kind === b.kind && a.id === b.id;

const isItem = (value: unknown): value is FavouriteItem => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, title, image } = value as Partial<Record<keyof FavouriteItem, unknown>>;
  const known: readonly unknown[] = FAVOURITE_KINDS;
  return (
    known.includes(kind) &&
    Number.isSafeInteger(id) &&
    typeof title === 'string' &&
    (image === null || typeof image === 'string')
  );
};

const parse = (text: string | null): FavouriteItem[] => {
  const value: unknown = text === null ? [] : JSON.parse(text);
  // An edited storage fills no page, and holds no more than a visitor may have pending.
  return Array.isArray(value) ? value.filter(isItem).slice(-MOST_PENDING_FAVOURITES) : [];
};

/**
 * What a visitor wanted to add before logging in, over web storage, so that it outlives the login (reliability:
 * favourites). Where storage is blocked, full or holds rubbish, pending favourites last as long as the page.
 *
 * @param storage Gives the storage. A function, for the mere access may throw.
 */
export const createPendingFavourites = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.localStorage,
): PendingFavourites => {
  const listeners = new Set<(item: FavouriteItem) => void>();
  let ofThisPage: readonly FavouriteItem[] = [];
  let works = true;
  let running: Promise<void> | null = null;

  const list = (): readonly FavouriteItem[] => {
    if (!works) return ofThisPage;
    try {
      return parse(storage().getItem(pendingFavouritesKey));
    } catch {
      return ofThisPage;
    }
  };
  const write = (items: readonly FavouriteItem[]) => {
    ofThisPage = items;
    try {
      storage().setItem(pendingFavouritesKey, JSON.stringify(items));
      works = true;
    } catch {
      // What this page knows has to do.
      works = false;
    }
  };
  const remove: PendingFavourites['remove'] = (item) => {
    const items = list();
    if (items.some((one) => same(one, item))) write(items.filter((one) => !same(one, item)));
  };
  const fulfilAll = async (onAdd: FavouritePort) => {
    for (const item of list()) {
      let outcome: FavouriteOutcome;
      try {
        outcome = await onAdd(item);
      } catch {
        outcome = { status: 'failed' };
      }
      if (outcome.status === 'loginNeeded') return;
      if (outcome.status === 'failed') continue;
      remove(item);
      listeners.forEach((listener) => listener(item));
    }
  };

  return {
    list,
    has: (item) => list().some((one) => same(one, item)),
    add: ({ kind, id, title, image }) => {
      const others = list().filter((one) => !same(one, { kind, id }));
      write([...others, { kind, id, title, image }].slice(-MOST_PENDING_FAVOURITES));
    },
    remove,
    fulfil: (onAdd) => (running ??= fulfilAll(onAdd).finally(() => (running = null))),
    onFulfilled: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
