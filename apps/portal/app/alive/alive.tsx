import { useEffect } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom';
import { aliveEvent } from './boot-script.ts';

/**
 * Tells the boot script, style sheets and tests that the page is hydrated (`<html data-alive="true">`), and restores
 * scroll positions. The last child of the root. (`<ScrollRestoration>` would add an inline script that acts before
 * hydration; the browser itself does that on a document that is whole.)
 */
export function Alive() {
  useScrollRestoration({});
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
    window.dispatchEvent(new Event(aliveEvent));
  }, []);
  return null;
}
