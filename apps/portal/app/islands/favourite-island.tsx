import type { FavouriteItem } from '@millwright/ui/favourites';
import { FavouriteButton } from '@millwright/ui/favourite-button';
import { useSharedState, useSharedStore } from '@millwright/ui/shared-state';
import { useEffect, useState } from 'react';
import { useServices } from '../site/app-root.tsx';
import { favouritePort, wishesOf } from './wishes.ts';

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
      onAdd={favouritePort(services, 'addFavourite')}
      onRemove={favouritePort(services, 'removeFavourite')}
      wishes={wishesOf(store, services)}
    />
  );
}
