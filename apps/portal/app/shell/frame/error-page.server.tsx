import { msg } from '@lingui/core/macro';
import { ErrorBoundaryFallback } from '@millwright/ui/error-boundary-fallback';
import { ErrorPage } from '@millwright/ui/error-page';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BuiltFiles } from '../../runtime/document.server.ts';
import type { LoadedPage } from '../../runtime/routes.ts';
import type { LoaderProblem } from '../page/calls.server.ts';
import type { RequestScope } from '../page/request-scope.server.tsx';
import { errorTitle } from './failed-page.tsx';

/** Renders the error page of a status, with what the loader said of its problem, or what was thrown. */
export function renderErrorPage(
  { i18n, edition, statics }: RequestScope,
  status: number,
  problem: unknown,
  { pathname, search }: URL,
): LoadedPage {
  const { requestId, elsewhere } = (problem ?? {}) as LoaderProblem;
  const details = import.meta.env.DEV && problem instanceof Error ? problem.stack : undefined;
  const links = elsewhere ? [{ href: elsewhere, label: i18n._(msg`Read this article in the other language`) }] : [];
  return {
    head: {
      html: renderToStaticMarkup(
        <>
          <title>{errorTitle(i18n, edition, status)}</title>
          <meta name="robots" content="noindex" />
        </>,
      ),
    },
    main: statics.render(
      'error',
      <ErrorPage status={status} retryHref={pathname + search} requestId={requestId} details={details} links={links} />,
    ),
  };
}

/** Renders the document for an error inside the error page: no loader, no translation. */
export const renderLastResort = ({ edition, requestId }: RequestScope, files: BuiltFiles): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={edition.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>500</title>
        {files.styles.usual.map(({ href, integrity }) => (
          <link key={href} rel="stylesheet" href={href} integrity={integrity} />
        ))}
      </head>
      <body>
        <ErrorBoundaryFallback edition={edition.key} details={requestId} />
      </body>
    </html>,
  )}`;
