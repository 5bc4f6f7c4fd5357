import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
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
 * Creates the router: React Router with one route, whose loader requests the page from the server. It shows nothing, so
 * it has a root of its own next to the page's, and puts the HTML of the next one into its place before the scroll
 * position is restored.
 */
export function createRouter<Shell extends { layout: string }>({ shown, build, hasPopped }: RouterOptions<Shell>) {
  let router: ReturnType<typeof createBrowserRouter> | null = null;
  const loader = async ({ request }: LoaderFunctionArgs): Promise<NavigationData<Shell>> => {
    shown.setState({ isLoading: true });
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
    const failure = useRouteError();
    const at = useLocation();
    useLayoutEffect(() => (failure ? shown.fail(failure, at) : shown.show(page, at)), [page, failure, at]);
    return null;
  }
  const element = (
    <>
      <Page />
      <ScrollRestoration />
    </>
  );
  router = createBrowserRouter(
    [{ id: 'page', path: '*', loader, element, errorElement: element, hydrateFallbackElement: <></> }],
    hasPopped ? {} : { hydrationData: { loaderData: { page: shown.getState().page } } },
  );
  // Loading never ends for a page that was left for a document, and comes back from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && shown.setState({ isLoading: false }));
  // At once: before it is rendered React Router notes no scroll position.
  flushSync(() => createRoot(document.createDocumentFragment()).render(<RouterProvider router={router!} />));
  return router;
}
