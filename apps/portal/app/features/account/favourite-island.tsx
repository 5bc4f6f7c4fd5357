import type { FavouriteItem, PendingFavourites } from '@millwright/ui/favourites';
import { FavouriteButton } from '@millwright/ui/favourite-button';
import { useSharedState, useSharedStore } from '@millwright/ui/shared-state';
import { useEffect, useRef, useState } from 'react';
import type { IslandContextProps } from '../../shell/islands/islands.types.ts';
import type { BrowserServices } from '../../shell/frame/browser-services.ts';
import { pendingFavouritesOf } from './pending-favourites.ts';

/**
 * Whether the member saved it; null for a visitor, and until it is known. What changes it meanwhile overtakes the
 * request, whose response would hold older data.
 */
function useSaved(
  { kind, id }: Pick<FavouriteItem, 'kind' | 'id'>,
  pending: PendingFavourites,
  services: BrowserServices,
) {
  const memberId = useSharedState(({ member }) => member?.id ?? null);
  const [saved, setSaved] = useState<boolean | null>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (memberId === null) return;
    isWanted.current = true;
    void (async () => {
      const { hasFavourite } = await import('./favourite-calls.ts');
      const is = await hasFavourite(services.api, { kind, id }).catch(() => null);
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
  return { saved, overtake };
}

/** The favourite button of a page. */
export function FavouriteIsland({ kind, id, title, image, services }: FavouriteItem & IslandContextProps) {
  const store = useSharedStore();
  const item = { kind, id, title, image };
  const pending = pendingFavouritesOf(store, services);
  const { saved, overtake } = useSaved(item, pending, services);
  const change = (what: 'saveFavourite' | 'dropFavourite') => async (one: FavouriteItem) => {
    overtake();
    return (await import('./favourite-calls.ts'))[what](services.api, one);
  };
  return (
    <FavouriteButton
      item={item}
      saved={saved}
      onAdd={change('saveFavourite')}
      onRemove={change('dropFavourite')}
      pending={pending}
    />
  );
}
