'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { fetchAhead } from '../chunk-reload/index.ts';

/** Options of {@link useLazyComponent}. */
export interface LazyComponentOptions {
  /** Whether it is to be shown: it is fetched at once. */
  wanted: boolean;
  /**
   * Says when it is fetched before it is wanted, so that it is shown in the frame of the press: `watchFirstTouch`.
   * Returns how to stop. @default it is fetched when it is wanted
   */
  early?: (fetch: () => void) => () => void;
}

/**
 * A component from a chunk of its own, for what opens at a press: null until it has come, and from then on the
 * component. Unlike `lazy()` it needs no boundary: React shows what a boundary waited for 300 ms after its fallback at
 * the earliest. Where it is wanted and cannot be had, the nearest error boundary is notified.
 *
 * @param load Imports it. Called again after a failure. What opens it may call it too, `onPointerEnter` and `onFocus`:
 *   then a page whose first touch is that very press waits for it from the press on, not from the click
 */
export const useLazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
  { wanted, early }: LazyComponentOptions,
): ComponentType<Props> | null => {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const show = (loaded: ComponentType<Props>) => setComponent(() => loaded);
  const fetchNow = useEffectEvent(() => {
    load().then(show, (error: unknown) =>
      setComponent(() => {
        throw error;
      }),
    );
  });
  const fetchEarly = useEffectEvent(async () => {
    const loaded = await fetchAhead(load);
    if (loaded) show(loaded);
  });
  const isMissing = wanted && !Component;
  useEffect(() => {
    if (isMissing) fetchNow();
  }, [isMissing]);
  useEffect(() => early?.(() => void fetchEarly()), [early]);
  return Component;
};
