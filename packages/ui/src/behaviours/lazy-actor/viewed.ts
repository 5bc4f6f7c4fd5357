import type { RunningActor } from './lazy-actor.ts';

/**
 * An actor seen through a function of its snapshot, so that a component need not import the machine to read it. The
 * view is made once for each snapshot, as `useSyncExternalStore` wants it.
 */
export const viewed = <Event, Snapshot, View>(
  actor: RunningActor<Event, Snapshot>,
  view: (snapshot: Snapshot) => View,
): RunningActor<Event, View> => {
  let last: { snapshot: Snapshot; view: View } | undefined;
  return {
    send: (event) => actor.send(event),
    subscribe: (listener) => actor.subscribe(listener),
    stop: () => actor.stop(),
    getSnapshot: () => {
      const snapshot = actor.getSnapshot();
      if (last?.snapshot !== snapshot) last = { snapshot, view: view(snapshot) };
      return last!.view;
    },
  };
};
