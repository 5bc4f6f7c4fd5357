import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { Outlet, useLoaderData } from 'react-router-dom';
import '../shell/shell.server.tsx?styles';
import { SiteShell } from '../shell/site-shell.tsx';
import { SubsiteShell } from '../shell/subsite-shell.tsx';
import { loadSubsiteShell } from '../shell/subsite.server.tsx';
import { requestScope } from '../site/request-scope.server.tsx';

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadSubsiteShell({ scope: context.get(requestScope), url, params });

/** The header changes with the sub-site alone. */
export const shouldRevalidate = ({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.path !== nextParams.path ||
  currentParams.subpath !== nextParams.subpath ||
  currentUrl.searchParams.get('sid') !== nextUrl.searchParams.get('sid');

/**
 * The Subsite layout: the sub-site's header around its pages. What says that there is no such sub-site has the site's.
 */
export default function SubsiteLayoutRoute() {
  const { shell, subsite } = useLoaderData<typeof loader>();
  const page = <Outlet />;
  return subsite ? <SubsiteShell data={subsite}>{page}</SubsiteShell> : <SiteShell shell={shell}>{page}</SiteShell>;
}
