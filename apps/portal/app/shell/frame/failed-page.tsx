import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { errorStatus } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import type { Edition } from '@millwright/i18n/editions';
import { ErrorPage, statusCopy, type ErrorPageStatus } from '@millwright/ui/error-page';
import { useEffect } from 'react';
import { usePageLocation } from '../../runtime/shown-page.ts';
import { focusPage } from './focus-page.ts';

/** The title of an error page. */
export const errorTitle = (i18n: Pick<I18n, '_'>, { siteName }: Pick<Edition, 'siteName'>, status: ErrorPageStatus) =>
  `${i18n._(statusCopy(status).title)} | ${i18n._(siteName)}`;

/** What went wrong: the router says of a page that it could not load whether the connection was lost. */
const statusOf = (failure: unknown): ErrorPageStatus =>
  (failure as { status?: unknown } | null)?.status === 'connection' ? 'connection' : errorStatus(failure);

/** The error page of a navigation that failed in the browser, and of a frame that broke there. */
export function FailedPage({ failure }: { failure: unknown }) {
  const { i18n } = useLingui();
  const { pathname, search, key } = usePageLocation();
  const status = statusOf(failure);
  const title = errorTitle(i18n, useEdition(), status);
  useEffect(() => {
    // The head belongs to the page that is shown, which this one replaced: React must not hold an element of it.
    document.title = title;
    focusPage();
  }, [title, key]);
  return <ErrorPage status={status} retryHref={pathname + search} />;
}
