import { useEffect, useState, useSyncExternalStore } from 'react';
import { createLazyActor, type LazyActor, type RunningActor } from './lazy-actor.ts';

const nothing = () => undefined;

/**
 * A lazy actor that lives as long as the component.
 *
 * @param start Read once, on the first render.
 * @returns The actor and its snapshot: undefined on the server, on the first client render and until it runs.
 */
export const useLazyActor = <Event, Snapshot>(
  start: () => Promise<RunningActor<Event, Snapshot>>,
): [LazyActor<Event, Snapshot>, Snapshot | undefined] => {
  const [actor] = useState(() => createLazyActor(start));
  const snapshot = useSyncExternalStore(actor.subscribe, actor.snapshot, nothing);
  useEffect(() => () => actor.stop(), [actor]);
  return [actor, snapshot];
};
