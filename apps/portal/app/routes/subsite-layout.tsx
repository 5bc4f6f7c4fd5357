import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { Outlet, useLoaderData } from 'react-router-dom';
import '../shell/shell.server.tsx?styles';
import { SubsiteShell } from '../shell/subsite-shell.tsx';
import { loadSubsiteShell } from '../shell/subsite.server.tsx';
import { requestScope } from '../site/request-scope.server.tsx';

export const loader = ({ context, url, params }: LoaderFunctionArgs) => loadSubsiteShell({ scope: context.get(requestScope), url, params });

/** The header changes with the sub-site alone. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.searchParams.get('sid') !== nextUrl.searchParams.get('sid');

/** The Subsite layout: the sub-site's header around its pages. */
export default function SubsiteLayoutRoute() {
  return (
    <SubsiteShell data={useLoaderData<typeof loader>()}>
      <Outlet />
    </SubsiteShell>
  );
}
