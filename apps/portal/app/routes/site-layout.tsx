import { Outlet } from 'react-router-dom';
import type { Route } from './+types/site-layout.ts';
import '../shell/shell.server.tsx?styles';
import { loadShell } from '../shell/shell.server.tsx';
import { SiteShell } from '../shell/site-shell.tsx';
import { requestScope } from '../site/request-scope.server.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadShell(context.get(requestScope));

/** The shell of an edition stays as it came: navigations ask for the page only. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteShell shell={loaderData}>
      <Outlet />
    </SiteShell>
  );
}
