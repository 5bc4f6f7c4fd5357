import type { MillwrightEdition } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { ErrorPageGuard } from '@millwright/ui/error-boundary-fallback';
import { lazy, Suspense } from 'react';
import { mainPlace, useShownPage } from '../../runtime/shown-page.ts';
import { StaticHtmlPlace } from '../../runtime/static-html.tsx';

/** The error page of failed navigations. It is fetched ahead with the router: without a connection it cannot be had. */
export const LazyFailedPage = lazy(async () => ({ default: (await import('./failed-page.tsx')).FailedPage }));

/** The page's HTML, or the error page where a navigation failed. An error inside that gives the fallback. */
export function MainContent() {
  const failure = useShownPage((shown) => shown.failure);
  const { key } = useShownPage((shown) => shown.location);
  const edition = useEdition<MillwrightEdition>();
  return (
    <>
      <StaticHtmlPlace name={mainPlace} />
      {failure !== null && (
        <ErrorPageGuard resetKey={key} edition={edition.key}>
          <Suspense>
            <LazyFailedPage failure={failure} />
          </Suspense>
        </ErrorPageGuard>
      )}
    </>
  );
}
