import { runChart, type ChartActor } from '../../behaviours/chart/index.ts';
import type { SharedStateStore } from '../../behaviours/session/index.ts';
import { favouriteButtonChart } from './favourite-button.machine.ts';
import type {
  FavouriteButtonProps,
  FavouriteContext,
  FavouriteEvent,
  FavouriteState,
} from './favourite-button.types.ts';

/** A running favourite. */
export interface RunningFavourite {
  actor: ChartActor<FavouriteState, FavouriteEvent, FavouriteContext>;
  /** Takes the item and the ports of the last render. */
  use: (props: FavouriteButtonProps) => void;
}

/** Makes a favourite that calls through the ports of the last render. Of several responses only the wanted one counts. */
export const createFavourite = (store: SharedStateStore, first: FavouriteButtonProps): RunningFavourite => {
  let props = first;
  let requests = 0;
  const request = async (port: 'onAdd' | 'onRemove') => {
    const mine = (requests += 1);
    const send = (event: FavouriteEvent) => mine === requests && actor.send(event);
    try {
      const outcome = await props[port](props.item);
      if (outcome.status === 'done') send({ type: 'CHANGE.SAVED' });
      else if (outcome.status === 'loginNeeded') send({ type: 'LOGIN.NEEDED' });
      else send({ type: 'CHANGE.FAILED', message: outcome.message ?? null });
    } catch {
      send({ type: 'CHANGE.FAILED', message: null });
    }
  };
  const actor: RunningFavourite['actor'] = runChart(
    favouriteButtonChart({
      add: () => void request('onAdd'),
      remove: () => void request('onRemove'),
      cancel: () => (requests += 1),
      addPending: () => props.pending.add(props.item),
      removePending: () => props.pending.remove(props.item),
      promptLogin: store.actions.openLoginDialog,
      isMember: store.mayBeMember,
    }),
    { clock: first.clock },
  );
  return { actor, use: (next) => void (props = next) };
};
