import { useLingui } from '@lingui/react/macro';
import { ErrorPage, statusCopy, type ErrorPageStatus } from '@millwright/ui/error-page';
import { useEdition } from '@millwright/i18n/react';
import { useLocation } from 'react-router-dom';
import type { LoaderProblem } from './calls.server.ts';

/** Props of {@link ErrorView}. */
export interface ErrorViewProps extends LoaderProblem {
  /** HTTP status, or `connection`. */
  status: ErrorPageStatus;
  /** What was thrown, while developing. */
  details: string | null;
}

/** What an error page shows, with its title. */
export function ErrorView({ status, details, requestId, elsewhere }: ErrorViewProps) {
  const { t, i18n } = useLingui();
  const { siteName } = useEdition();
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`${t(statusCopy(status).title)} | ${i18n._(siteName)}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        status={status}
        requestId={requestId}
        details={details}
        retryHref={pathname + search}
        links={elsewhere ? [{ href: elsewhere, label: t`Read this article in the other language` }] : []}
      />
    </>
  );
}
