import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createClientRoutesWithHMRRevalidationOptOut as createRoutesForHMR,
  UNSAFE_createRouter as createRouter,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetch,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type DataRouter,
} from 'react-router';
import routerConfig from '../../react-router.config.ts';
import { inTime } from './in-time.ts';
import type { LoadDataRouter } from './page-router.tsx';

export { importRouteModules } from './route-modules.ts';

/** How long the data of a page may take, in milliseconds. Longer than a server takes, and a slow network with it. */
const patience = 20_000;

// oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of an error
const isLate = () => new DOMException('', 'TimeoutError');

/**
 * Creates the router that leads to other pages, in the state of the page that is shown. It is what `<HydratedRouter>`
 * creates when a page wakes up.
 */
export const createDataRouter: LoadDataRouter = async (
  { state, manifest, modules, manifestAddress },
  hasPopped,
  listen,
) => {
  const win = window as unknown as { __reactRouterManifest: typeof manifest; __reactRouterDataRouter: DataRouter };
  await import(/* @vite-ignore */ manifestAddress);
  Object.assign(manifest, win.__reactRouterManifest);
  win.__reactRouterManifest = manifest;
  const { location, loaderData, errors } = state;
  const history = createBrowserHistory();
  let isShown = false;
  const strategy = singleFetch(
    () => router,
    manifest,
    modules,
    true,
    '/',
    routerConfig.future.v8_trailingSlashAwareDataRequests,
  );
  const { future } = routerConfig;
  const router: DataRouter = createRouter({
    routes: createClientRoutes(manifest.routes, modules, { loaderData, errors } as never, true, false),
    // The page that is shown is that of its own address, even where the visitor went back while this came.
    history: Object.create(history, {
      location: { get: () => (isShown ? history.location : location) },
    }) as typeof history,
    hydrationData: { loaderData, errors },
    hydrationRouteProperties,
    mapRouteProperties,
    future: { v8_passThroughRequests: future.v8_passThroughRequests },
    dataStrategy: (args) => inTime(strategy(args), patience, isLate),
  });
  isShown = true;
  listen(router);
  router.initialize();
  if (import.meta.env.DEV) Object.assign(router, { createRoutesForHMR });
  win.__reactRouterDataRouter = router;
  if (hasPopped()) dispatchEvent(new PopStateEvent('popstate'));
  return router;
};
