import { matchRoutes, type RouteObject } from 'react-router';
import type { StyleNeeds } from './document.server.ts';
import type { StaticHtml } from './render-static.server.tsx';
import type { PageData } from './shown-page.ts';

/** A request for a page or a resource. */
export interface Visit<Scope> {
  /** What lives as long as the request. */
  scope: Scope;
  /** The page's URL, also where its data is requested. */
  url: URL;
  /** The dynamic segments of the path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
}

/** What the runtime reads of what a page says of itself. */
interface WrittenHead extends Pick<PageData<never>, 'languagePaths'> {
  /** HTML of the page's own elements of `<head>`. */
  html: string;
}

/** What a page's loader responds with. */
export interface LoadedPage<Head extends WrittenHead = WrittenHead> {
  /** What the page says of itself. */
  head: Head;
  /** The HTML of `<main>`. */
  main: StaticHtml;
  /** Status of the response. @default 200 */
  status?: number;
  /** Headers of the response, next to those that all have. */
  headers?: Readonly<Record<string, string>>;
}

interface WithPath {
  /** Pattern of its path, as React Router writes it: `/articles/:type`. Static segments win over dynamic ones. */
  path: string;
}

/** A page: HTML for readers, inside a layout. */
export interface Page<Scope, Layout extends string, Head extends WrittenHead = WrittenHead> extends WithPath {
  /** What stands around it. @default what most pages have, as `loadShell` of the application says */
  layout?: Layout;
  /** Which stylesheets it names before scripts run. @default 'usual' */
  styles?: StyleNeeds;
  /** Loads and renders it. Throws a redirect, or `data(problem, { status })` if the page does not exist. */
  load: (visit: Visit<Scope>) => Promise<LoadedPage<Head>>;
  /** Responds to POST with a page, or throws the redirect to one. @default 405 */
  submit?: (visit: Visit<Scope>, request: Request) => Promise<LoadedPage<Head>>;
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

/**
 * The first segment of a path or of a pattern, which React Router compares without regard to case; `*` for a pattern that
 * begins with any.
 */
const firstSegmentOf = (path: string): string => (path.split('/', 2)[1] ?? path).toLowerCase().replace(/^[:*].*/s, '*');

/**
 * Finds the route of a path, by React Router's own rules of precedence. One of the routes is `*`. A path that no route
 * matches is of that one, too: in React Router a splat ends at a line separator.
 */
export function createMatcher<Route extends WithPath>(routes: readonly Route[]) {
  const objects = routes.map((route): RouteObject => ({ path: route.path, handle: route }));
  const splat = routes.find(({ path }) => path === '*')!;
  const beginsWith = Object.groupBy(objects, ({ path }) => firstSegmentOf(path!));
  return (pathname: string): { route: Route; params: Visit<never>['params'] } => {
    const first = firstSegmentOf(pathname);
    // React Router makes an expression of each route, for every request: 0.8 ms for all, 0.03 ms for these.
    const candidates = [...(beginsWith[first] ?? []), ...(beginsWith['*'] ?? [])];
    // An encoded segment is compared as React Router decodes it.
    const match = matchRoutes(first.includes('%') ? objects : candidates, pathname)?.at(-1);
    return { route: (match?.route.handle as Route | undefined) ?? splat, params: match?.params ?? {} };
  };
}
