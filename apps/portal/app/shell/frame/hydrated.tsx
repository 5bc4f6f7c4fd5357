import { useEffect } from 'react';
import { cacheForOffline } from './cache-for-offline.ts';
import { usePageLocation } from '../../runtime/shown-page.ts';
import type { StartWindow } from '../../runtime/start-script.ts';
import { useWechat } from './use-wechat.ts';

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
    // From the first article on: a visitor who reads none keeps nothing.
    if (pathname.startsWith('/article/')) void cacheForOffline(pathname);
  }, [pathname]);
  return null;
}
