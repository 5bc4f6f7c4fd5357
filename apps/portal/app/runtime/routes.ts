import { matchRoutes, type RouteObject } from 'react-router';
import type { StyleNeeds } from './document.server.ts';

/** A request for a page or a resource. */
export interface Visit<Scope> {
  /** What lives as long as the request. */
  scope: Scope;
  /** The page's URL, also where its data is requested. */
  url: URL;
  /** The dynamic segments of the path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
}

interface WithPath {
  /** Pattern of its path, as React Router writes it: `/articles/:type`. Static segments win over dynamic ones. */
  path: string;
}

/** A page: HTML for readers, inside a layout. */
export interface Page<Scope, Layout extends string, Loaded> extends WithPath {
  /** What stands around it. */
  layout: Layout;
  /**
   * Which stylesheets it names: `first` where it needs no others before scripts run, `enquiry` where it holds the form
   * that asks suppliers. @default 'usual'
   */
  styles?: StyleNeeds;
  /** Loads and renders it. Throws a redirect, or `data(problem, { status })` if the page does not exist. */
  load: (visit: Visit<Scope>) => Promise<Loaded>;
  /** Responds to POST with a page, or throws the redirect to one. @default 405 */
  submit?: (visit: Visit<Scope>, request: Request) => Promise<Loaded>;
}

/** What is no page: feeds, sitemaps, calendars, a form's target. */
export interface Resource<Scope> extends WithPath {
  /** Responds to GET and HEAD. What it throws by `data` is a bare status: no page is around it. */
  respond: (visit: Visit<Scope>) => Promise<Response> | Response;
  /** Responds to POST. @default 405 */
  submit?: (request: Request) => Promise<Response>;
}

/** Whether a route is a page. */
export const isPage = <OfPage extends { load: unknown }>(route: OfPage | { respond: unknown }): route is OfPage =>
  'load' in route;

/** A route that a path leads to. */
export interface Matched<Route> {
  route: Route;
  params: Visit<never>['params'];
}

/** Stands for the first segment of patterns that begin with any. */
const anySegment = '*';

/** The first segment of a path or of a pattern, which React Router compares without regard to case. */
function firstSegmentOf(path: string): string {
  const first = path.replace(/^\//, '').split('/', 1)[0]!.toLowerCase();
  return /^[:*]/.test(first) ? anySegment : first;
}

/**
 * Finds the route of a path, by React Router's own rules of precedence. One of the routes is `*`. A path that no route
 * matches is of that one, too: in React Router a splat ends at a line separator.
 */
export function createMatcher<Route extends WithPath>(routes: readonly Route[]): (pathname: string) => Matched<Route> {
  const objects: RouteObject[] = routes.map(({ path }, index) => ({ id: String(index), path }));
  const beginsWith = Object.groupBy(objects, ({ path }) => firstSegmentOf(path!));
  // Of all routes, React Router would make expressions for every request.
  const candidatesOf = (pathname: string): RouteObject[] => {
    const first = firstSegmentOf(pathname);
    return first.includes('%') ? objects : [...(beginsWith[first] ?? []), ...(beginsWith[anySegment] ?? [])];
  };
  const rest = routes.find(({ path }) => path === '*');
  if (!rest) throw new Error('One route has to be "*".');
  return (pathname) => {
    const match = matchRoutes(candidatesOf(pathname), pathname)?.at(-1);
    return match ? { route: routes[Number(match.route.id)]!, params: match.params } : { route: rest, params: {} };
  };
}
