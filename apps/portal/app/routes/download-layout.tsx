import { Outlet } from 'react-router-dom';
import type { Route } from './+types/download-layout.ts';
import { loadShell } from '../shell/shell.server.tsx';
import '../shell/shell.server.tsx?styles';
import { BareShell } from '../shell/bare-shell.tsx';
import { requestScope } from '../site/request-scope.server.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadShell(context.get(requestScope));

/** The footer stays as it came: navigations ask for the page only. */
export const shouldRevalidate = () => false;

/** The Download layout: the page and the footer. */
export default function DownloadLayoutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <BareShell footer={loaderData.footer}>
      <Outlet />
    </BareShell>
  );
}
