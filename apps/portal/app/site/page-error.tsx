import { useLingui } from '@lingui/react/macro';
import { errorStatus } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { ErrorPageGuard } from '@millwright/ui/error-boundary-fallback';
import { ErrorPage, statusCopy } from '@millwright/ui/error-page';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import type { LoaderProblem } from './calls.server.ts';

/** What the loader said of its problem; an error that nobody expected says nothing. */
const problemOf = (error: unknown): LoaderProblem => (isRouteErrorResponse(error) && (error.data as LoaderProblem | null)) || {};

/** The error page of a route: its status, its title, and ways out. */
export function PageError() {
  const error = useRouteError();
  const { t, i18n } = useLingui();
  const { siteName, key } = useEdition();
  const { pathname, search, key: navigation } = useLocation();
  const status = errorStatus(error);
  const { elsewhere, requestId } = problemOf(error);
  const details = import.meta.env.DEV && error instanceof Error ? error.stack : null;
  return (
    <>
      <title>{`${t(statusCopy(status).title)} | ${i18n._(siteName)}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPageGuard resetKey={navigation} edition={key} describe={() => requestId ?? null}>
        <ErrorPage
          status={status}
          requestId={requestId}
          details={details}
          retryHref={pathname + search}
          links={elsewhere ? [{ href: elsewhere, label: t`Read this article in the other language` }] : []}
        />
      </ErrorPageGuard>
    </>
  );
}
