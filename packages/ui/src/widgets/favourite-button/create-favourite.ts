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

/** Makes a favourite that asks through the ports of the last render. Of several answers only the wanted one counts. */
export const createFavourite = (store: SharedStateStore, first: FavouriteButtonProps): RunningFavourite => {
  let props = first;
  let asked = 0;
  const ask = async (port: 'onAdd' | 'onRemove') => {
    const mine = (asked += 1);
    const send = (event: FavouriteEvent) => mine === asked && actor.send(event);
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
      add: () => void ask('onAdd'),
      remove: () => void ask('onRemove'),
      cancel: () => (asked += 1),
      wish: () => props.pending.add(props.item),
      forgetWish: () => props.pending.remove(props.item),
      askToLogIn: store.actions.openLoginDialog,
      isMember: store.mayBeMember,
    }),
    { clock: first.clock },
  );
  return { actor, use: (next) => void (props = next) };
};
