import type { Favourite } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { FavouriteList, type FavouriteListState } from '@millwright/ui/favourite-list';
import { useSharedActions, useSharedState, useSharedStore } from '@millwright/ui/shared-state';
import { useEffect, useState } from 'react';
import type { IslandContextProps } from '../../shell/islands/islands.types.ts';
import { pendingFavouritesOf } from './pending-favourites.ts';

/** The favourites of the member by kind; a visitor is asked to log in. */
export function FavouritesIsland({ services }: IslandContextProps) {
  const store = useSharedStore();
  const { login } = useEdition();
  const { openLoginDialog } = useSharedActions();
  const isMember = useSharedState(({ member }) => member !== null);
  const [state, setState] = useState<FavouriteListState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isMember) return;
    // What was pending before the login is a favourite now.
    pendingFavouritesOf(store, services);
    let isWanted = true;
    const show = (shown: FavouriteListState) => isWanted && setState(shown);
    const request = async () => (await import('./favourite-calls.ts')).loadFavourites(services.api);
    request().then(
      (items) => show({ status: 'ready', items }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [services, store, isMember, attempt]);
  const remove = async (favourite: Favourite) => {
    const outcome = await (await import('./favourite-calls.ts')).dropFavourite(services.api, favourite);
    if (outcome.status === 'done')
      setState((now) =>
        now.status === 'ready' ? { ...now, items: now.items.filter((item) => item !== favourite) } : now,
      );
  };
  return (
    <FavouriteList
      state={isMember ? state : { status: 'forMembers' }}
      loginHref={login.memberUrl}
      onLogin={openLoginDialog}
      onRemove={(favourite) => void remove(favourite)}
      onRetry={() => setAttempt((number) => number + 1)}
    />
  );
}
