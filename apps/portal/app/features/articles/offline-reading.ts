import { useEffect } from 'react';
import { usePageLocation } from '../../runtime/shown-page.ts';

/**
 * Has the service worker cache what is read, for the time without a connection. Where there is none, as on plain http,
 * nothing happens. A first visit registers it and tells it of the page that is open.
 *
 * @param path Own path of the page that is shown.
 */
async function cacheForOffline(path: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    const { active } = await serviceWorker.register('/service-worker.js').then(() => serviceWorker.ready);
    active?.postMessage(path);
  } catch {
    // Blocked storage, private windows: pages are read with a connection, as ever.
  }
}

/** Caches what is read from the first article on: a visitor who reads none caches nothing. */
export function OfflineReading() {
  const { pathname } = usePageLocation();
  useEffect(() => {
    if (pathname.startsWith('/article/')) void cacheForOffline(pathname);
  }, [pathname]);
  return null;
}
