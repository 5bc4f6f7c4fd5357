import { useEdition } from '@millwright/i18n/react';
import { facesByLang } from '@millwright/ui/faces';
import '@millwright/ui/foundations';
import { EmptyLayout } from '@millwright/ui/layout-empty';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Links, Meta, Outlet } from 'react-router-dom';
import { Alive } from './alive/alive.tsx';
import { HandoffData, InlineScript } from './alive/server-document.tsx';
import { layoutParts } from './shell/frame-parts.tsx';
import { usePageRuntime } from './shell/use-page-runtime.ts';
import { redirectLegacy } from './site/legacy.server.ts';
import { PageError } from './site/page-error.tsx';

export const middleware = [redirectLegacy];

/** The document around every page, error pages too. */
export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useEdition();
  // Only the first answer needs it: a page that is alive has its faces.
  if (import.meta.env.SSR)
    for (const face of facesByLang[lang]) preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <InlineScript />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Alive />
        <HandoffData />
      </body>
    </html>
  );
}

/** The error page without a shell: for a shell that could not be loaded, or has a fault itself. */
export function ErrorBoundary() {
  return (
    <EmptyLayout {...layoutParts(usePageRuntime())}>
      <PageError />
    </EmptyLayout>
  );
}

export default function Root() {
  return <Outlet />;
}
