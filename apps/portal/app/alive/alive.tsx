import { useEffect } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from 'react-router-dom';
import { keepForOffline } from '../offline/keep-for-offline.ts';
import { aliveEvent } from './keep-taps.ts';
import { usePrintedHead } from './printed-head.ts';
import { useWechat } from './use-wechat.ts';

/**
 * Tells the boot script, style sheets and tests that the page is hydrated (`<html data-alive="true">`), and restores
 * scroll positions. The last child of the root. (`<ScrollRestoration>` would add an inline script that acts before
 * hydration; the browser itself does that on a document that is whole.)
 */
export function Alive() {
  useScrollRestoration({});
  usePrintedHead();
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
    // Not in the head of the document: it would be fetched before the first picture was seen.
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
    );
    window.dispatchEvent(new Event(aliveEvent));
  }, []);
  useWechat();
  const { pathname } = useLocation();
  useEffect(() => {
    // From the first article on: a visitor who reads none keeps nothing.
    if (pathname.startsWith('/article/')) void keepForOffline(pathname);
  }, [pathname]);
  return null;
}
