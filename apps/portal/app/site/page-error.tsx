import { errorStatus } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { ErrorPageGuard } from '@millwright/ui/error-boundary-fallback';
import { createContext, lazy, Suspense, use, type ComponentType } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import type { LoaderProblem } from './calls.server.ts';
import type { ErrorViewProps } from './error-view.tsx';

/** Fetches the error page. */
export const loadErrorView = async (): Promise<ComponentType<ErrorViewProps>> =>
  (await import('./error-view.tsx')).ErrorView;

/** The error page. A browser fetches it with the first error; who has it at hand gives it here. */
export const ErrorViewContext = createContext<ComponentType<ErrorViewProps>>(
  lazy(async () => ({ default: await loadErrorView() })),
);

/** What the loader said of its problem; an error that nobody expected says nothing. */
const problemOf = (error: unknown): LoaderProblem =>
  (isRouteErrorResponse(error) && (error.data as LoaderProblem | null)) || {};

/** The error page of a route. An error inside it gives the fallback, until the next navigation. */
export function PageError() {
  const ErrorView = use(ErrorViewContext);
  const error = useRouteError();
  const { key } = useEdition();
  const { key: navigation } = useLocation();
  const problem = problemOf(error);
  const details = import.meta.env.DEV && error instanceof Error ? (error.stack ?? null) : null;
  return (
    <ErrorPageGuard resetKey={navigation} edition={key} describe={() => problem.requestId ?? null}>
      <Suspense>
        <ErrorView status={errorStatus(error)} details={details} {...problem} />
      </Suspense>
    </ErrorPageGuard>
  );
}
