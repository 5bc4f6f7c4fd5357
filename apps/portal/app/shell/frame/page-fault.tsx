import type { MillwrightEdition } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { ErrorPageGuard } from '@millwright/ui/error-boundary-fallback';
import { EmptyLayout } from '@millwright/ui/layout-empty';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { usePageLocation } from '../../runtime/shown-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyFailedPage } from './main-content.tsx';

/** The error page in place of a frame, and words alone for a fault of that. Another page is another document. */
function FaultPage({ fault }: { fault: unknown }) {
  const { key } = usePageLocation();
  const [faultyKey] = useState(key);
  const edition = useEdition<MillwrightEdition>();
  useEffect(() => {
    // The HTML of the page went with its frame.
    if (key !== faultyKey) location.reload();
  }, [key, faultyKey]);
  return (
    <ErrorPageGuard resetKey={key} edition={edition.key}>
      <EmptyLayout>
        <Suspense>
          <LazyFailedPage failure={fault} />
        </Suspense>
      </EmptyLayout>
    </ErrorPageGuard>
  );
}

/** Shows the error page for a fault of the page's frame in the browser. */
export const PageFault = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(fault) => <FaultPage fault={fault} />}>{children}</ErrorBoundary>
);
