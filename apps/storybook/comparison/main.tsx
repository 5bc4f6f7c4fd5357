import '@millwright/ui/foundations';
import { messages } from '@millwright/i18n/catalogs/en';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Comparison } from './comparison.tsx';

/** What `npm run bench -- libraries` reads: when the scripts of the page ran, and when its first frame was painted. */
declare global {
  interface Window {
    __render?: { start: number; painted: number };
  }
}

const start = performance.now();

const Timed = () => {
  useLayoutEffect(() => {
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => void (window.__render = { start, painted: performance.now() });
      afterPaint.port2.postMessage(0);
    });
  }, []);
  return <Comparison />;
};

createRoot(document.getElementById('root')!).render(
  <EditionProvider edition={editions.en} i18n={createI18n('en', messages)}>
    <Timed />
  </EditionProvider>,
);

// As a page says it when its scripts run: what only they can do is shown.
document.documentElement.dataset.hydrated = 'true';
