import { errorStatus } from '@millwright/domain';
import { useEffect } from 'react';
import { useShownPage } from '../../runtime/shown-page.ts';
import { isConnectionLost } from '../page/lost-connection.ts';
import { focusPage } from './focus-page.ts';
import { ErrorContent, useErrorTitle } from './error-content.tsx';

/** The error page of a navigation that failed in the browser. */
export function FailedPage({ failure }: { failure: unknown }) {
  const { pathname, search, key } = useShownPage((shown) => shown.location);
  const status = isConnectionLost(failure) ? 'connection' : errorStatus(failure);
  const title = useErrorTitle(status);
  useEffect(() => {
    // The head belongs to the page that is shown, which this one replaced: React must not hold an element of it.
    document.title = title;
    focusPage();
  }, [title, key]);
  return <ErrorContent status={status} retryHref={pathname + search} />;
}
