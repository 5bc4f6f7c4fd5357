import type { FavouriteItem, FavouriteWishes } from '@millwright/ui/favourites';
import { createFavouriteWishes, fulfilAtLogin } from '@millwright/ui/favourites';
import { FavouriteButton } from '@millwright/ui/favourite-button';
import { useSharedState, useSharedStore, type SharedStateStore } from '@millwright/ui/shared-state';
import { useEffect, useState } from 'react';
import { useServices } from '../site/app-root.tsx';
import type { BrowserServices } from '../site/services.types.ts';

const wishesByStore = new WeakMap<SharedStateStore, FavouriteWishes>();

const port = (services: BrowserServices | null, what: 'addFavourite' | 'removeFavourite') => async (item: FavouriteItem) => {
  if (!services) throw new Error('Nobody keeps anything on the server');
  return (await services.forMembers())[what](item);
};

/** The wishes of this root: kept through the login, and fulfilled after it. */
function wishesOf(store: SharedStateStore, services: BrowserServices | null): FavouriteWishes {
  const known = wishesByStore.get(store);
  if (known) return known;
  const wishes = createFavouriteWishes();
  wishesByStore.set(store, wishes);
  fulfilAtLogin(store, wishes, port(services, 'addFavourite'));
  return wishes;
}

/** Whether the member keeps it; null for a visitor, and until it is known. */
function useKept({ kind, id }: Pick<FavouriteItem, 'kind' | 'id'>): boolean | null {
  const services = useServices();
  const memberId = useSharedState(({ member }) => member?.id ?? null);
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    if (memberId === null || !services) return;
    let isWanted = true;
    void (async () => {
      const { client } = await services.forMembers();
      const answer = await client.favourites.kept(kind, [id]);
      if (isWanted && answer.ok) setKept(answer.value.includes(id));
    })();
    return () => {
      isWanted = false;
    };
  }, [services, memberId, kind, id]);
  return kept;
}

/** The favourite button of a page. */
export function FavouriteIsland(item: FavouriteItem) {
  const services = useServices();
  const store = useSharedStore();
  const { kind, id, title, image } = item;
  return (
    <FavouriteButton
      item={{ kind, id, title, image }}
      kept={useKept(item)}
      onAdd={port(services, 'addFavourite')}
      onRemove={port(services, 'removeFavourite')}
      wishes={wishesOf(store, services)}
    />
  );
}
