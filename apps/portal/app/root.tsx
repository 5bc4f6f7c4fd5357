import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import { Alive } from './alive/alive.tsx';
import { BootScript, HandoffData } from './alive/server-document.tsx';

/** The document around every page, error pages too. */
export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useEdition();
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BootScript />
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

export default function Root() {
  return <Outlet />;
}
