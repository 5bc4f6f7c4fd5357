import type { MillwrightEdition } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { ErrorPageGuard } from '@millwright/ui/error-boundary-fallback';
import { EmptyLayout } from '@millwright/ui/layout-empty';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { usePageLocation, useShownPage } from '../../runtime/shown-page.ts';
import { mainPlace, StaticHtmlPlace } from '../../runtime/static-html.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** The error page of failed navigations. It is fetched ahead with the router: without a connection it cannot be had. */
const LazyFailedPage = lazy(async () => ({ default: (await import('./failed-page.tsx')).FailedPage }));

/** An error page, and words alone for a fault of that. */
function Guarded({ children }: { children: ReactNode }) {
  const { key } = usePageLocation();
  const edition = useEdition<MillwrightEdition>();
  return (
    <ErrorPageGuard resetKey={key} edition={edition.key}>
      <Suspense>{children}</Suspense>
    </ErrorPageGuard>
  );
}

/** The page's HTML, or the error page where a navigation failed. */
export function MainContent() {
  const failure = useShownPage((shown) => shown.failure);
  return (
    <>
      <StaticHtmlPlace name={mainPlace} />
      {failure !== null && (
        <Guarded>
          <LazyFailedPage failure={failure} />
        </Guarded>
      )}
    </>
  );
}

/** The error page in place of a frame. Another page is another document: the HTML of the page went with its frame. */
function BrokenFrame({ fault }: { fault: unknown }) {
  const { key } = usePageLocation();
  const [faultyKey] = useState(key);
  useEffect(() => {
    if (key !== faultyKey) location.reload();
  }, [key, faultyKey]);
  return (
    <Guarded>
      <EmptyLayout>
        <LazyFailedPage failure={fault} />
      </EmptyLayout>
    </Guarded>
  );
}

/** Shows the error page in place of a frame that breaks in the browser. */
export const FrameBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(fault) => <BrokenFrame fault={fault} />}>{children}</ErrorBoundary>
);
