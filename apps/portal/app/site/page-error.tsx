import { errorStatus } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { ErrorPageGuard } from '@millwright/ui/error-boundary-fallback';
import { createContext, lazy, Suspense, use, useState, type ComponentType } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import type { LoaderProblem } from './calls.server.ts';
import type { ErrorViewProps } from './error-view.tsx';
import { isConnectionLost } from './lost-connection.ts';

type View = ComponentType<ErrorViewProps>;

let loaded: View | undefined;

/** Fetches the error page, once. Where it is here an error shows it at once. */
export const loadErrorView = async (): Promise<View> => (loaded ??= (await import('./error-view.tsx')).ErrorView);

const lazyView = lazy(async () => ({ default: await loadErrorView() }));

/** The error page of a server, which has it at hand. A browser fetches it with the router, else with the first error. */
export const ErrorViewContext = createContext<View | null>(null);

/** What the loader said of its problem; an error that nobody expected says nothing. */
const problemOf = (error: unknown): LoaderProblem =>
  (isRouteErrorResponse(error) && (error.data as LoaderProblem | null)) || {};

/** The error page of a route. An error inside it gives the fallback, until the next navigation. */
export function PageError() {
  const given = use(ErrorViewContext);
  const [ErrorView] = useState<View>(() => given ?? loaded ?? lazyView);
  const error = useRouteError();
  const { key } = useEdition();
  const { key: navigation } = useLocation();
  const problem = problemOf(error);
  const details = import.meta.env.DEV && error instanceof Error ? (error.stack ?? null) : null;
  return (
    <ErrorPageGuard resetKey={navigation} edition={key} describe={() => problem.requestId ?? null}>
      <Suspense>
        <ErrorView
          status={isConnectionLost(error) ? 'connection' : errorStatus(error)}
          details={details}
          {...problem}
        />
      </Suspense>
    </ErrorPageGuard>
  );
}
