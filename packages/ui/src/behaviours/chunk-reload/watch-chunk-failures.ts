import type { ChunkGuardPorts } from '@millwright/domain';
import type { ChunkReload } from './chunk-guard.ts';
import { isFetchingAhead } from './fetch-ahead.ts';

/** Key of the session's memory of the last reload. */
export const chunkReloadKey = 'millwright.chunk-reload';

/** The guard's memory in the session's storage. Both functions may throw, which the guard expects. */
export const chunkReloadMemory = (storage: () => Storage = () => window.sessionStorage): ChunkGuardPorts => ({
  read: () => storage().getItem(chunkReloadKey),
  write: (time) => storage().setItem(chunkReloadKey, time),
  now: () => Date.now(),
});

/**
 * Reports failed chunks from `vite:preloadError` and from imports that nobody awaited, but not those that are fetched
 * ahead. While the page is about to load
 * again, further failures are silenced, for their errors would only flash up. Returns how to stop.
 */
export const watchChunkFailures = (
  { actor, report, lose }: ChunkReload,
  target: EventTarget = window,
): (() => void) => {
  const onPreloadError = (event: Event) => {
    const reloading = actor.snapshot().state === 'reloading';
    if (reloading) event.preventDefault();
    else if (isFetchingAhead()) return;
    // Vite names the event; its payload need not say anything that is known.
    else lose();
  };
  const onRejection = (event: Event) => {
    const reloading = actor.snapshot().state === 'reloading';
    const isChunk = report((event as PromiseRejectionEvent).reason);
    if (isChunk && reloading) event.preventDefault();
  };
  target.addEventListener('vite:preloadError', onPreloadError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('vite:preloadError', onPreloadError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
};
