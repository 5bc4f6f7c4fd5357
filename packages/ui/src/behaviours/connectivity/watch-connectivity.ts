import type { ConnectivityActor } from './connectivity.machine.ts';

/** The part of a window that tells of the connection. */
export interface ConnectivitySource extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  navigator: { onLine: boolean };
}

/** Tells the machine what the browser says, from now on. Call it once the page is hydrated. Returns how to stop. */
export const watchConnectivity = (actor: ConnectivityActor, source: ConnectivitySource = window): (() => void) => {
  const goesOffline = () => actor.send({ type: 'BROWSER.OFFLINE' });
  const goesOnline = () => actor.send({ type: 'BROWSER.ONLINE' });
  source.addEventListener('offline', goesOffline);
  source.addEventListener('online', goesOnline);
  if (!source.navigator.onLine) goesOffline();
  return () => {
    source.removeEventListener('offline', goesOffline);
    source.removeEventListener('online', goesOnline);
  };
};
