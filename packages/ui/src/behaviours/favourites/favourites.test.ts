import { describe, expect, it, vi } from 'vitest';
import { createSharedState } from '../session/index.ts';
import { createPendingFavourites, MOST_PENDING_FAVOURITES, pendingFavouritesKey } from './pending-favourites.ts';
import { fulfilAtLogin } from './fulfil-at-login.ts';
import type { FavouriteItem, FavouriteOutcome, FavouritePort } from './favourites.types.ts';

const item = (id: number): FavouriteItem => ({ kind: 'product', id, title: `Product ${id}`, image: null });
const storage = (value?: string) => {
  const values = new Map(value === undefined ? [] : [[pendingFavouritesKey, value]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  };
};
const done: FavouritePort = async () => ({ status: 'done' });
const ids = (pending: { list: () => readonly FavouriteItem[] }) => pending.list().map(({ id }) => id);

describe('the pending favourites of a visitor', () => {
  it('outlive the page, each of them once', () => {
    const shared = storage();
    const pending = createPendingFavourites(() => shared);
    [1, 2, 1].forEach((id) => pending.add(item(id)));
    const later = createPendingFavourites(() => shared);
    expect([ids(later), later.has(item(2)), later.has({ kind: 'video', id: 2 })]).toEqual([[2, 1], true, false]);
  });

  it(`are ${MOST_PENDING_FAVOURITES} at most; the oldest go`, () => {
    const shared = storage();
    const pending = createPendingFavourites(() => shared);
    for (let id = 1; id <= MOST_PENDING_FAVOURITES + 1; id += 1) pending.add(item(id));
    expect([ids(pending).length, ids(pending)[0]]).toEqual([MOST_PENDING_FAVOURITES, 2]);
    const edited = JSON.stringify(Array.from({ length: 3000 }, (_, index) => item(index + 1)));
    expect(ids(createPendingFavourites(() => storage(edited)))).toHaveLength(MOST_PENDING_FAVOURITES);
  });

  it.each([
    '',
    'no json',
    '{}',
    '[1,null,{"kind":"house","id":1}]',
    '[{"kind":"video","id":"1","title":"x","image":null}]',
  ])('are none where %j is stored', (value) => {
    expect(createPendingFavourites(() => storage(value)).list()).toEqual([]);
  });

  it('last as long as the page where storage throws', () => {
    const pending = createPendingFavourites(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    pending.add(item(1));
    expect(ids(pending)).toEqual([1]);
    pending.remove(item(1));
    expect(ids(pending)).toEqual([]);
  });

  it('last as long as the page where storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const pending = createPendingFavourites(() => full);
    pending.add(item(1));
    expect(ids(pending)).toEqual([1]);
  });

  it('are added when they are fulfilled, announced and forgotten; what fails stays', async () => {
    const shared = storage();
    const pending = createPendingFavourites(() => shared);
    [1, 2, 3].forEach((id) => pending.add(item(id)));
    const told: number[] = [];
    pending.onFulfilled(({ id }) => told.push(id));
    await pending.fulfil(async ({ id }) => (id === 2 ? Promise.reject(new Error('no network')) : { status: 'done' }));
    expect([told, ids(pending)]).toEqual([[1, 3], [2]]);
  });

  it('wait on where the server says that nobody is logged in', async () => {
    const onAdd = vi.fn(async (): Promise<FavouriteOutcome> => ({ status: 'loginNeeded' }));
    const shared = storage();
    const pending = createPendingFavourites(() => shared);
    [1, 2].forEach((id) => pending.add(item(id)));
    await pending.fulfil(onAdd);
    expect([onAdd.mock.calls.length, ids(pending)]).toEqual([1, [1, 2]]);
  });

  it('are fulfilled once although two callers want it', async () => {
    const onAdd = vi.fn(done);
    const shared = storage();
    const pending = createPendingFavourites(() => shared);
    pending.add(item(1));
    await Promise.all([pending.fulfil(onAdd), pending.fulfil(onAdd)]);
    expect(onAdd).toHaveBeenCalledTimes(1);
  });
});

describe('what follows a login', () => {
  const start = (member: { id: number; trueName: string } | null) => {
    const store = createSharedState({ loadMember: async () => null }, { member });
    const shared = storage();
    const pending = createPendingFavourites(() => shared);
    pending.add(item(1));
    const onAdd = vi.fn(done);
    return { store, onAdd, stop: fulfilAtLogin(store, pending, onAdd) };
  };

  it('is that the pending favourites are added, once for a login', () => {
    const { store, onAdd } = start(null);
    store.actions.openLoginDialog();
    expect(onAdd).not.toHaveBeenCalled();
    store.actions.setMember({ id: 7, trueName: 'Lin Xia' });
    store.actions.closeLoginDialog();
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  it('holds for who is logged in already when the page begins, and ends when it is stopped', () => {
    expect(start({ id: 7, trueName: 'Lin Xia' }).onAdd).toHaveBeenCalledTimes(1);
    const { store, onAdd, stop } = start(null);
    stop();
    store.actions.setMember({ id: 7, trueName: 'Lin Xia' });
    expect(onAdd).not.toHaveBeenCalled();
  });
});
