import { matchRoutes, type RouteObject } from 'react-router';

/** What React Router keeps on `window` in the browser, as far as it is read here. */
export interface RouterWindow {
  __reactRouterDataRouter: { routes: RouteObject[] };
  __reactRouterManifest: { routes: Record<string, { module: string } | undefined> };
}

/**
 * Imports the modules of the routes that an address leads to. Rejects where one cannot be loaded: the router itself would
 * then reload the page, every time anew and without asking.
 */
export async function importRouteModules(
  address: string,
  win: RouterWindow,
  load: (address: string) => Promise<unknown> = (module) => import(/* @vite-ignore */ module),
): Promise<void> {
  const matches = matchRoutes(win.__reactRouterDataRouter.routes, new URL(address, 'http://own.invalid').pathname) ?? [];
  await Promise.all(
    matches.map(({ route }) => {
      const module = route.id && win.__reactRouterManifest.routes[route.id]?.module;
      return module ? load(module) : undefined;
    }),
  );
}
