import type { FavouriteItem, PendingFavourites } from '@millwright/ui/favourites';
import { FavouriteButton } from '@millwright/ui/favourite-button';
import { useSharedState, useSharedStore } from '@millwright/ui/shared-state';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../shell/page/app-root.tsx';
import { favouritePort, pendingFavouritesOf } from './pending-favourites.ts';

/**
 * Whether the member saved it; null for a visitor, and until it is known. What changes it meanwhile overtakes the
 * request, whose response would hold older data.
 */
function useSaved({ kind, id }: Pick<FavouriteItem, 'kind' | 'id'>, pending: PendingFavourites) {
  const services = useServices();
  const memberId = useSharedState(({ member }) => member?.id ?? null);
  const [saved, setSaved] = useState<boolean | null>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (memberId === null || !services) return;
    isWanted.current = true;
    void (async () => {
      const { isFavourite } = await services.forMembers();
      const is = await isFavourite({ kind, id }).catch(() => null);
      if (isWanted.current && is !== null) setSaved(is);
    })();
    const stop = pending.onFulfilled((one) => {
      if (one.kind === kind && one.id === id) isWanted.current = false;
    });
    return () => {
      isWanted.current = false;
      stop();
    };
  }, [services, memberId, pending, kind, id]);
  const overtake = () => {
    isWanted.current = false;
  };
  return { kept: saved, overtake };
}

/** The favourite button of a page. */
export function FavouriteIsland(item: FavouriteItem) {
  const services = useServices();
  const store = useSharedStore();
  const { kind, id, title, image } = item;
  const pending = pendingFavouritesOf(store, services);
  const { kept: saved, overtake } = useSaved(item, pending);
  const changed = (what: 'addFavourite' | 'removeFavourite') => (one: FavouriteItem) => {
    overtake();
    return favouritePort(services, what)(one);
  };
  return (
    <FavouriteButton
      item={{ kind, id, title, image }}
      saved={saved}
      onAdd={changed('addFavourite')}
      onRemove={changed('removeFavourite')}
      pending={pending}
    />
  );
}
