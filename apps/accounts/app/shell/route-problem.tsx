import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@millwright/ui/button';
import { EmptyState } from '@millwright/ui/empty-state';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { CallFailedError } from '@millwright/api-client';
import { useServices } from '../runtime/services.ts';
import { Page } from './page.tsx';

/** Says that there is no such page. */
export function NotFoundPage() {
  const { t } = useLingui();
  const { kind } = useServices().site;
  return (
    <Page title={t`This page could not be found`}>
      <EmptyState
        title={t`There is nothing at this address`}
        message={t`It may have been removed, or it belongs to another account.`}
        icon="search"
        actions={
          <LinkButton href="/" variant="secondary" icon="home">
            {kind === 'member' ? t`Account overview` : t`Inbox`}
          </LinkButton>
        }
      />
    </Page>
  );
}

/** Whether nobody responded: the network is gone, or the server. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof CallFailedError && ['network', 'timeout', 'aborted'].includes(error.failure.kind);

/** What is shown in place of a page that could not be loaded. */
export function RouteProblem() {
  const { t } = useLingui();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if ((isRouteErrorResponse(error) || error instanceof Response) && error.status === 404) return <NotFoundPage />;
  const refusal = error instanceof CallFailedError && error.failure.kind === 'refused' ? error.failure.message : null;
  const retry = () => {
    // A part of the program that could not be fetched is not tried again by the browser.
    if (error instanceof TypeError) location.reload();
    else void revalidate();
  };
  return (
    <Page title={isUnreachable(error) ? t`The connection was lost` : t`This page could not be loaded`}>
      <EmptyState
        title={refusal ?? t`What it shows could not be fetched`}
        message={
          isUnreachable(error)
            ? t`You are offline, or the server does not respond. Nothing that you sent is lost.`
            : t`Try again in a moment.`
        }
        icon={isUnreachable(error) ? 'offline' : 'warning'}
        actions={
          <Button icon="refresh" loading={state === 'loading'} onClick={retry}>
            {t`Try again`}
          </Button>
        }
      />
    </Page>
  );
}
