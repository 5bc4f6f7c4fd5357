import { ErrorBoundaryFallback } from '@millwright/ui/error-boundary-fallback';
import { renderToStaticMarkup } from 'react-dom/server';
import { allStyles, type BuiltFiles } from '../../runtime/document.server.ts';
import type { RequestScope } from '../page/request-scope.types.ts';

/** Renders the document for an error inside the error page: no loader, no translation. */
export const renderLastResort = ({ edition, requestId }: RequestScope, files: BuiltFiles): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={edition.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>500</title>
        {allStyles(files).map(({ href, integrity }) => (
          <link key={href} rel="stylesheet" href={href} integrity={integrity} />
        ))}
      </head>
      <body>
        <ErrorBoundaryFallback edition={edition.key} details={requestId} />
      </body>
    </html>,
  )}`;
