import type { Edition } from '@millwright/i18n/editions';
import { ErrorBoundaryFallback } from '@millwright/ui/error-boundary-fallback';

/** The document for an error inside the error page: no loader, no router, no translation. */
export function LastResort({
  edition,
  requestId,
  styles,
}: {
  edition: Edition;
  requestId: string;
  styles: readonly string[];
}) {
  return (
    <html lang={edition.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>500</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <ErrorBoundaryFallback edition={edition.key} details={requestId} />
      </body>
    </html>
  );
}
