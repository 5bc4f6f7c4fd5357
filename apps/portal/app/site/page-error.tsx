import { useLingui } from '@lingui/react/macro';
import { errorStatus } from '@millwright/domain';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { LoaderProblem } from './calls.server.ts';

/** The error page inside the shell. */
export function PageError() {
  const error = useRouteError();
  const { t } = useLingui();
  const status = errorStatus(error);
  const elsewhere = isRouteErrorResponse(error) ? (error.data as LoaderProblem | null)?.elsewhere : undefined;
  return (
    <>
      <title>{String(status)}</title>
      <h1>{status === 404 ? t`This page could not be found` : t`Temporarily unavailable`}</h1>
      {elsewhere && <a href={elsewhere}>{t`Read it in the other edition`}</a>}
    </>
  );
}
