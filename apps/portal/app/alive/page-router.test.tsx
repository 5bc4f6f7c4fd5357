// @vitest-environment jsdom
import '../../test-support/in-development.ts';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Outlet, useLoaderData, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handoff } from './boot-script.ts';
import { createDataRouter } from './data-router.ts';
import { createPageRouter, readPageState, RoutedPage, type LoadDataRouter } from './page-router.tsx';

let navigate: ReturnType<typeof useNavigate>;
const mounted = vi.fn<() => void>();

function Home() {
  navigate = useNavigate();
  return <p ref={mounted}>{`${useLoaderData<string>()} at ${useLocation().pathname}`}</p>;
}

const modules = { root: { default: () => <Outlet /> }, home: { default: Home } } as unknown as Parameters<
  typeof readPageState
>[1];
const manifestAddress = `data:text/javascript,${encodeURIComponent('export {}')}`;
const page: Handoff = {
  routes: [
    ['root', '/root.js', '/', '/'],
    ['home', '/home.js', '/', '/'],
  ],
  params: {},
  data: { home: 'news' },
  entry: '/entry.js',
  preload: [],
  manifest: manifestAddress,
};
const has = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
};
const manifest = {
  entry: { module: '/entry.js', imports: [] },
  url: manifestAddress,
  version: '1',
  routes: {
    root: { ...has, id: 'root', path: '', module: '/root.js' },
    home: { ...has, id: 'home', parentId: 'root', path: '*', module: '/home.js', hasLoader: true },
  },
};

let place: HTMLElement;
let stop: () => void;

/** A page as the server printed it, brought to life with a router that comes by `load`. */
async function wakePage(load: LoadDataRouter = createDataRouter) {
  const state = readPageState(page, modules, window);
  const made = createPageRouter(state, load, window);
  place.innerHTML = '<p>news at /</p>';
  await act(async () => {
    const root = hydrateRoot(place, <RoutedPage router={made.router} page={state} />);
    stop = () => root.unmount();
  });
  return made;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('__reactRouterManifest', manifest);
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve(
        new Response('[{"_1":2},"home",{"_3":4},"data","later"]\n', { headers: { 'content-type': 'text/x-script' } }),
      ),
    ),
  );
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  history.replaceState(null, '', '/');
  place = document.body.appendChild(document.createElement('div'));
  mounted.mockReset();
});

afterEach(() => {
  act(() => stop());
  place.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the router of a page', () => {
  it('shows what the server printed, and fetches nothing for it', async () => {
    const load = vi.fn<LoadDataRouter>(() => new Promise(() => undefined));
    await wakePage(load);
    expect(place.textContent).toBe('news at /');
    expect(load).not.toHaveBeenCalled();
  });

  it('becomes the whole router with the first navigation, once, and keeps the elements of the page', async () => {
    const load = vi.fn<LoadDataRouter>(createDataRouter);
    const { wake } = await wakePage(load);
    const shown = place.firstElementChild;
    await act(async () => void (await wake()));
    await act(async () => navigate('/articles'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(place.textContent).toBe('later at /articles');
    expect(place.firstElementChild).toBe(shown);
    expect(mounted).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/articles');
  });

  it('follows the browser back to where the visitor went before the whole router was here', async () => {
    await wakePage();
    await act(async () => {
      history.pushState(null, '', '/older');
      dispatchEvent(new PopStateEvent('popstate'));
      await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    });
    await vi.waitFor(() => expect(place.textContent).toBe('later at /older'));
  });

  it('asks again for a router that could not be had', async () => {
    const load = vi
      .fn<LoadDataRouter>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(createDataRouter);
    const { wake } = await wakePage(load);
    await expect(wake()).rejects.toThrow('offline');
    await act(async () => void (await wake()));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
