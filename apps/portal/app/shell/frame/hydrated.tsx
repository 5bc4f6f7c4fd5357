import { useEffect } from 'react';
import { usePageLocation } from '../../runtime/shown-page.ts';
import type { StartWindow } from '../../runtime/start-script.ts';
import { useServices } from '../page/app-root.tsx';

/** Lets WeChat pass on the page that is shown, where this is its browser; any other browser fetches nothing for it. */
function useWechat(): void {
  const services = useServices();
  const { pathname, search } = usePageLocation();
  useEffect(() => {
    if (!services || !/\bMicroMessenger\//.test(navigator.userAgent)) return;
    const share = async () => {
      const { shareShownPage } = await import('../wechat/share-in-wechat.ts');
      await shareShownPage(services.api);
    };
    // The page works without it.
    share().catch(() => undefined);
  }, [services, pathname, search]);
}

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

/** Says that the page is hydrated, to the start script, styles and tests: `<html data-hydrated="true">`. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    // Not in the head of the document: it would be fetched before the first image was seen.
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
    );
    (window as StartWindow).millwrightStart?.release();
  }, []);
  useWechat();
  const { pathname } = usePageLocation();
  useEffect(() => {
    // From the first article on: a visitor who reads none caches nothing.
    if (pathname.startsWith('/article/')) void cacheForOffline(pathname);
  }, [pathname]);
  return null;
}
