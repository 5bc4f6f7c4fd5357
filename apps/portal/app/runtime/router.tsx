import { isRedirectError, redirectTo } from '@millwright/domain';
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
import { loadStyles } from './load-styles.ts';
import { replacePage } from './replace-page.ts';
import { entryKeyOf, type NavigationData, type PageData, type ShownPageStore } from './shown-page.ts';

/** How long the data of a page may take, in milliseconds. Longer than a server takes, and a slow network with it. */
const patience = 20_000;

/** Settles never: the browser is loading a document. */
const beingLeft = () => new Promise<never>(() => undefined);

/** Loads the document of a URL, in the entry of the history that a navigation within the page would have. */
function loadDocument(url: URL): Promise<never> {
  if (location.href === url.href) location.reload();
  else location.assign(url);
  return beingLeft();
}

/** Follows a redirect (spec §8 Redirect helper): leaves for another site, and for nothing that is no web URL. */
function followRedirect(target: URL): Promise<never> {
  const isOurs = target.origin === location.origin;
  try {
    redirectTo(isOurs ? target.pathname + target.search + target.hash : target.href, {
      navigate: (path) => {
        throw redirect(path);
      },
      replaceLocation: (url) => location.assign(url),
    });
  } catch (error) {
    if (!isRedirectError(error)) throw error;
  }
  return beingLeft();
}

/** Why a page could not be loaded: a status, or `connection` where none came whole, in time and from our network. */
const loadFailure = (status: number | 'connection') =>
  Object.assign(new Error(`The page could not be loaded: ${status}`), { status });

/** Requests the data of a page. */
async function requestData<Shell>(
  url: URL,
  signal: AbortSignal,
): Promise<NavigationData<Shell> | { redirect: string }> {
  const failWith = (status: number | 'connection') => (): never => {
    throw signal.aborted ? signal.reason : loadFailure(status);
  };
  const timed = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const response = await fetch(dataUrl(url), { signal: timed }).catch(failWith('connection'));
  // A fault of our own comes as a page. Of a response that is none only its status says why.
  const fail = failWith(response.ok ? 'connection' : response.status);
  return response.headers.get('content-type')?.startsWith('application/json') ? response.json().catch(fail) : fail();
}

/**
 * Creates the router: React Router with one route, whose loader requests the page from the server. It shows nothing, so
 * it has a root of its own next to the page's, and puts the HTML of the next one into its place before the scroll
 * position is restored.
 *
 * @param build the build that the shown document belongs to
 * @param hasPopped whether the visitor went back or forward before: what is shown is another page than the URL's
 * @returns shows the page of an own path; one that is shown already is loaded again in its place in the history
 */
export function createRouter<Shell extends { layout: string }>(
  shown: ShownPageStore<Shell>,
  build: string,
  hasPopped: boolean,
) {
  let router: ReturnType<typeof createBrowserRouter> | null = null;
  const loader = async ({ request }: LoaderFunctionArgs): Promise<NavigationData<Shell>> => {
    shown.setState({ isLoading: true });
    const url = new URL(request.url);
    // React Router tells a loader no hash. The first page is loaded while the router is created.
    url.hash = router?.state.navigation.location?.hash ?? location.hash;
    const data = await requestData<Shell>(url, request.signal);
    if ('redirect' in data) return followRedirect(new URL(data.redirect, url));
    const isOtherFrame = data.shell.layout !== shown.getState().page.shell.layout || data.build !== build;
    if (isOtherFrame) return loadDocument(url);
    await loadStyles(data.styles);
    return data;
  };

  /** Puts the page that was loaded in place, and tells the frame of it, or why it could not be. */
  function ShowPage() {
    const next = useLoaderData<NavigationData<Shell> | PageData<Shell>>();
    const failure = useRouteError() ?? null;
    const at = useLocation();
    useLayoutEffect(() => {
      const { page, location: left } = shown.getState();
      if (failure !== null) replacePage('', '');
      // The first render says what is shown already: it must not end the loading of another page.
      else if (next === page && at.key === left.key) return;
      else if (next !== page && 'main' in next) replacePage(next.head, next.main);
      shown.setState({ page: failure === null ? next : page, failure, location: at, isLoading: false });
    }, [next, failure, at]);
    return null;
  }
  const element = (
    <>
      <ShowPage />
      <ScrollRestoration getKey={entryKeyOf} />
    </>
  );
  const created = (router = createBrowserRouter(
    [{ id: 'page', path: '*', loader, element, errorElement: element, hydrateFallbackElement: <></> }],
    hasPopped ? {} : { hydrationData: { loaderData: { page: shown.getState().page } } },
  ));
  // Loading never ends for a page that was left for a document, and comes back from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && shown.setState({ isLoading: false }));
  // At once: before it is rendered React Router notes no scroll position.
  flushSync(() => createRoot(document.createDocumentFragment()).render(<RouterProvider router={created} />));
  return (path: string) =>
    created.navigate(path, { replace: path === location.pathname + location.search + location.hash });
}
