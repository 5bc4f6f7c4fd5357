import type { RouterLinkProps } from '@millwright/ui/link';
import type { ComponentType } from 'react';
import { Link, matchRoutes, type RouteObject } from 'react-router-dom';

/** Whether a path is a page of this application; the last route is for all others. */
const isPage = (routes: RouteObject[], href: string): boolean =>
  matchRoutes(routes, href.replace(/[?#].*$/, ''))?.every(({ route }) => route.path !== '*') ?? false;

/**
 * Creates the link of this application: its own pages go to the router, every other path is one of the portal, and
 * links of the API are the browser's.
 */
export const createSiteLink =
  (routes: RouteObject[], portal: string): ComponentType<RouterLinkProps> =>
  ({ href, ...rest }) => {
    if (href.startsWith('/memberApi/')) return <a {...rest} href={href} />;
    return href.startsWith('?') || isPage(routes, href) ? (
      <Link {...rest} to={href} />
    ) : (
      <a {...rest} href={portal + href} />
    );
  };
