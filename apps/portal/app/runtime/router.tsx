import { useEffect, useLayoutEffect } from 'react';
import {
  createBrowserRouter,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteError,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { dataUrl } from './data-url.ts';
import { followRedirect } from './follow-redirect.ts';
import { loadStyles } from './load-styles.ts';
import type { NavigationData, PageData, ShownPageStore } from './shown-page.ts';

/** How long the data of a page may take, in milliseconds. Longer than a server takes, and a slow network with it. */
const patience = 20_000;

type Router = ReturnType<typeof createBrowserRouter>;

interface RouterOptions<Shell> {
  shown: ShownPageStore<Shell>;
  /** The build that the shown document belongs to. */
  build: string;
  /** Whether the visitor went back or forward before the router came: what is shown is another page than the URL's. */
  hasPopped: boolean;
}

/** Settles never: the browser is loading a document. */
const beingLeft = () => new Promise<never>(() => undefined);

/** Loads the document of a URL, in the entry of the history that a navigation within the page would have. */
function loadDocument(url: URL): Promise<never> {
  if (location.href === url.href) location.reload();
  else location.assign(url);
  return beingLeft();
}

/**
 * Why a page could not be loaded: the status of a server that has none, or `connection` where no response came, not in
 * time, not whole, or from another network.
 */
class LoadFailure extends Error {
  readonly status: number | 'connection';

  constructor(status: number | 'connection') {
    super(`The page could not be loaded: ${status}`);
    this.status = status;
  }
}

/** Requests the data of a page. */
async function requestData<Shell>(
  url: URL,
  signal: AbortSignal,
): Promise<NavigationData<Shell> | { redirect: string }> {
  const lost = (error: unknown): never => {
    throw signal.aborted ? error : new LoadFailure('connection');
  };
  const timed = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const response = await fetch(dataUrl(url), { signal: timed }).catch(lost);
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  if (!isJson) throw new LoadFailure(response.ok ? 'connection' : response.status);
  return response.json().catch(lost) as Promise<NavigationData<Shell> | { redirect: string }>;
}

/**
 * Notes that a page is being loaded. It ends when the page is shown, or that it could not be loaded, and for a page
 * that comes back from the back/forward cache.
 */
function noteLoading<Shell>(router: Router, shown: ShownPageStore<Shell>, hasPopped: boolean): void {
  const setLoading = (isLoading: boolean) => {
    if (shown.getState().isLoading !== isLoading) shown.setState({ isLoading });
  };
  if (hasPopped) setLoading(true);
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') setLoading(true);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && setLoading(false));
}

/** Where a router stands in React's tree, and when it does: before that React Router notes no scroll position. */
function placeOf(router: Router) {
  const { promise: isRendered, resolve: onRendered } = Promise.withResolvers<void>();
  function Place() {
    useEffect(onRendered, []);
    return <RouterProvider router={router} />;
  }
  return { Place, isRendered };
}

/**
 * Creates the router: React Router with one route, whose loader requests the page from the server. It is rendered next
 * to the page, and puts the HTML of the next one into its place before the scroll position is restored.
 */
export function createRouter<Shell extends { layout: string }>({ shown, build, hasPopped }: RouterOptions<Shell>) {
  let router: Router | null = null;
  const loader = async ({ request }: LoaderFunctionArgs): Promise<NavigationData<Shell>> => {
    const url = new URL(request.url);
    // React Router tells a loader no hash. The first page is loaded while the router is created.
    url.hash = router?.state.navigation.location?.hash ?? location.hash;
    const data = await requestData<Shell>(url, request.signal);
    if ('redirect' in data) {
      const path = followRedirect(data.redirect, url, (target) => location.assign(target));
      return path === null ? beingLeft() : Promise.reject(redirect(path));
    }
    const isOtherFrame = data.shell.layout !== shown.getState().page.shell.layout || data.build !== build;
    if (isOtherFrame) return loadDocument(url);
    await loadStyles(data.styles);
    return data;
  };

  function Page() {
    const page = useLoaderData<PageData<Shell>>();
    const at = useLocation();
    useLayoutEffect(() => shown.show(page, at), [page, at]);
    return null;
  }

  function Failure() {
    const error = useRouteError();
    const at = useLocation();
    useLayoutEffect(() => shown.fail(error, at), [error, at]);
    return null;
  }

  const created = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        loader,
        errorElement: (
          <>
            <Failure />
            <ScrollRestoration />
          </>
        ),
        element: (
          <>
            <Page />
            <ScrollRestoration />
          </>
        ),
        hydrateFallbackElement: <></>,
      },
    ],
    hasPopped ? {} : { hydrationData: { loaderData: { page: shown.getState().page } } },
  );
  router = created;
  noteLoading(created, shown, hasPopped);
  const { Place, isRendered } = placeOf(created);
  return {
    /** Goes to a path once the router is rendered. */
    navigate: async (path: string, options: { replace: boolean }): Promise<void> => {
      await isRendered;
      await created.navigate(path, options);
    },
    Place,
  };
}
