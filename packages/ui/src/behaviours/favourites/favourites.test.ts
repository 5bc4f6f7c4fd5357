import { describe, expect, it, vi } from 'vitest';
import { createSharedState } from '../session/index.ts';
import { createFavouriteWishes, FAVOURITE_WISHES_KEPT, favouriteWishesKey } from './favourite-wishes.ts';
import { fulfilAtLogin } from './fulfil-at-login.ts';
import type { FavouriteItem, FavouriteOutcome, FavouritePort } from './favourites.types.ts';

const item = (id: number): FavouriteItem => ({ kind: 'product', id, title: `Product ${id}`, image: null });
const storage = (value?: string) => {
  const values = new Map(value === undefined ? [] : [[favouriteWishesKey, value]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  };
};
const done: FavouritePort = async () => ({ status: 'done' });
const ids = (wishes: { list: () => readonly FavouriteItem[] }) => wishes.list().map(({ id }) => id);

describe('the pending favourites of a visitor', () => {
  it('outlive the page, each of them once', () => {
    const shared = storage();
    const wishes = createFavouriteWishes(() => shared);
    [1, 2, 1].forEach((id) => wishes.add(item(id)));
    const later = createFavouriteWishes(() => shared);
    expect([ids(later), later.has(item(2)), later.has({ kind: 'video', id: 2 })]).toEqual([[2, 1], true, false]);
  });

  it(`are ${FAVOURITE_WISHES_KEPT} at most; the oldest go`, () => {
    const shared = storage();
    const kept = createFavouriteWishes(() => shared);
    for (let id = 1; id <= FAVOURITE_WISHES_KEPT + 1; id += 1) kept.add(item(id));
    expect([ids(kept).length, ids(kept)[0]]).toEqual([FAVOURITE_WISHES_KEPT, 2]);
    const edited = JSON.stringify(Array.from({ length: 3000 }, (_, index) => item(index + 1)));
    expect(ids(createFavouriteWishes(() => storage(edited)))).toHaveLength(FAVOURITE_WISHES_KEPT);
  });

  it.each([
    '',
    'no json',
    '{}',
    '[1,null,{"kind":"house","id":1}]',
    '[{"kind":"video","id":"1","title":"x","image":null}]',
  ])('are none where %j is stored', (value) => {
    expect(createFavouriteWishes(() => storage(value)).list()).toEqual([]);
  });

  it('last as long as the page where storage throws', () => {
    const wishes = createFavouriteWishes(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    wishes.add(item(1));
    expect(ids(wishes)).toEqual([1]);
    wishes.remove(item(1));
    expect(ids(wishes)).toEqual([]);
  });

  it('last as long as the page where storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const wishes = createFavouriteWishes(() => full);
    wishes.add(item(1));
    expect(ids(wishes)).toEqual([1]);
  });

  it('are added when they are fulfilled, announced and forgotten; what fails stays', async () => {
    const shared = storage();
    const wishes = createFavouriteWishes(() => shared);
    [1, 2, 3].forEach((id) => wishes.add(item(id)));
    const told: number[] = [];
    wishes.onFulfilled(({ id }) => told.push(id));
    await wishes.fulfil(async ({ id }) => (id === 2 ? Promise.reject(new Error('no network')) : { status: 'done' }));
    expect([told, ids(wishes)]).toEqual([[1, 3], [2]]);
  });

  it('wait on where the server says that nobody is logged in', async () => {
    const onAdd = vi.fn(async (): Promise<FavouriteOutcome> => ({ status: 'loginNeeded' }));
    const shared = storage();
    const wishes = createFavouriteWishes(() => shared);
    [1, 2].forEach((id) => wishes.add(item(id)));
    await wishes.fulfil(onAdd);
    expect([onAdd.mock.calls.length, ids(wishes)]).toEqual([1, [1, 2]]);
  });

  it('are fulfilled once although two ask for it', async () => {
    const onAdd = vi.fn(done);
    const shared = storage();
    const wishes = createFavouriteWishes(() => shared);
    wishes.add(item(1));
    await Promise.all([wishes.fulfil(onAdd), wishes.fulfil(onAdd)]);
    expect(onAdd).toHaveBeenCalledTimes(1);
  });
});

describe('what follows a login', () => {
  const start = (member: { id: number; trueName: string } | null) => {
    const store = createSharedState(
      { loadMember: async () => null, loadTopBanner: async () => null, loadBaseInfo: async () => null },
      { member },
    );
    const shared = storage();
    const wishes = createFavouriteWishes(() => shared);
    wishes.add(item(1));
    const onAdd = vi.fn(done);
    return { store, onAdd, stop: fulfilAtLogin(store, wishes, onAdd) };
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
