import { createElement, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import {
  IDLE_NAVIGATION,
  NavigationType,
  RouterProvider,
  UNSAFE_FrameworkContext as FrameworkContext,
  type DataRouter,
  type Path,
  type RouterState,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';
import routerConfig from '../../react-router.config.ts';
import type { Handoff } from './boot-script.ts';
import { RootBoundary } from './root-boundary.tsx';

/** A route module of the router. */
type RouteModule = Record<'default' | 'Layout' | 'ErrorBoundary', ComponentType<{ children?: ReactNode }> | undefined>;

/** What the router knows of the page that is shown. */
export interface PageState {
  /** Location, matches and loader data. */
  state: RouterState;
  /** The routes of this page; all routes once the data router is here. The same object throughout. */
  manifest: AssetsManifest;
  /** Modules of the routes that were loaded. The same object throughout. */
  modules: RouteModules;
  /** Address of the whole manifest. */
  manifestAddress: string;
}

/** Makes of a route's parts what the router would make of them: the root is inside its document. */
function shownBy(id: string, { default: Content, Layout, ErrorBoundary }: RouteModule) {
  const within = (Part: RouteModule['default']) => {
    if (!Part) return undefined;
    const part = createElement(Part);
    return id === 'root' && Layout ? createElement(Layout, null, part) : part;
  };
  return { element: within(Content), errorElement: within(ErrorBoundary) };
}

/** Reads the state of the page that the server printed. */
export function readPageState(
  page: Handoff,
  modules: RouteModules,
  win: Pick<Window, 'location' | 'history'>,
): PageState {
  const { pathname, search, hash } = win.location;
  const { usr = null, key = 'default' } = (win.history.state ?? {}) as { usr?: unknown; key?: string };
  const withoutData = page.routes.map(([id]) => [id, null] as const);
  const routes = page.routes.map(([id, module, , , css]) => [id, { id, module, css }] as const);
  const matches = page.routes.map(([id, , matched, pathnameBase]) => ({
    params: page.params ?? {},
    pathname: matched,
    pathnameBase,
    route: { id, ...shownBy(id, modules[id] as unknown as RouteModule) },
  }));
  const state = {
    historyAction: NavigationType.Pop,
    location: { pathname, search, hash, state: usr, key },
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: { ...Object.fromEntries(withoutData), ...page.data },
    actionData: null,
    errors: page.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  } as unknown as RouterState;
  return {
    state,
    modules,
    manifest: { routes: Object.fromEntries(routes) } as unknown as AssetsManifest,
    manifestAddress: page.manifest,
  };
}

/** Fetches the router that leads to other pages, and tells it whether the visitor went back or forth before it came. */
export type LoadDataRouter = (
  page: PageState,
  hasPopped: () => boolean,
  listen: (router: DataRouter) => void,
) => Promise<DataRouter>;

/** A router that shows a page, and becomes the whole router when it is woken up. */
export interface PageRouter {
  /** What `<RouterProvider>` and the hooks of the portal use of a router. */
  router: DataRouter;
  /** Fetches what leads to other pages, once. Rejects where it cannot be had. */
  wake: () => Promise<DataRouter>;
}

/**
 * Creates the router of a page. It holds the state that the server printed; what loads the data of other pages is more
 * than half of React Router, and is fetched when a visitor turns to a link.
 */
export function createPageRouter(page: PageState, load: LoadDataRouter, win: Window): PageRouter {
  type Subscriber = Parameters<DataRouter['subscribe']>[0];
  const subscribers = new Set<Subscriber>();
  let whole: DataRouter | undefined;
  let coming: Promise<DataRouter> | undefined;
  let popped = false;
  let scrolling: Parameters<DataRouter['enableScrollRestoration']> | undefined;

  const listen = (router: DataRouter) => {
    router.subscribe((...update) => subscribers.forEach((subscriber) => subscriber(...update)));
    if (scrolling) router.enableScrollRestoration(...scrolling);
    win.removeEventListener('popstate', onPop);
    whole = router;
  };
  const wake = () =>
    (coming ??= load(page, () => popped, listen).catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
  const onPop = () => {
    popped = true;
    // Where it cannot be fetched the page at the address can.
    wake().catch(() => win.location.reload());
  };
  win.addEventListener('popstate', onPop);

  const createURL = (to: Path | string) =>
    new URL(typeof to === 'string' ? to : `${to.pathname}${to.search}${to.hash}`, win.location.origin);
  const router = {
    basename: '/',
    future: {},
    get state() {
      return whole?.state ?? page.state;
    },
    get routes() {
      return whole?.routes ?? [];
    },
    get manifest() {
      return whole?.manifest ?? {};
    },
    window: win,
    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration: (...args: NonNullable<typeof scrolling>) => {
      scrolling = args;
      return whole?.enableScrollRestoration(...args) ?? (() => undefined);
    },
    navigate: async (...args: [never]) => (await wake()).navigate(...args),
    revalidate: async () => (await wake()).revalidate(),
    createURL,
    createHref: (to: Path) => `${to.pathname}${to.search}${to.hash}`,
    encodeLocation: (to: Path) => createURL(to),
  };
  return { router: router as unknown as DataRouter, wake };
}

/** Shows the page of a router: what `<HydratedRouter>` shows, for the markup of `<ServerRouter>`. */
export function RoutedPage({ router, page }: { router: DataRouter; page: PageState }) {
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => router.subscribe((state) => setLocation(state.location)), [router]);
  const { manifest, modules } = page;
  const [framework] = useState(() => ({
    manifest,
    routeModules: modules,
    future: routerConfig.future,
    ssr: true,
    isSpaMode: false,
    routeDiscovery: routerConfig.routeDiscovery,
  }));
  return (
    // The fragments are those of <ServerRouter>: ids of hooks count them.
    <>
      <FrameworkContext value={framework as never}>
        <RootBoundary location={location}>
          <RouterProvider router={router} />
        </RootBoundary>
      </FrameworkContext>
      <></>
    </>
  );
}
