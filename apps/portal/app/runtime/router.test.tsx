// @vitest-environment jsdom
import '../../test-support/in-development.ts';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRouterLoader, type RouterLoader } from './load-router.ts';
import { createShownPage, ShownPageContext, useShownPage, type ShownPageStore } from './shown-page.ts';
import { mainPlace, StaticHtmlContext, StaticHtmlPlace } from './static-html.tsx';

interface Shell {
  layout: string;
}

const build = '/assets/entry-1.js';
const firstMain = '<p>News</p>';

/** What the server responds with for the data of a page. */
const dataOf = (title: string, changes: object = {}) => ({
  status: 200,
  languagePaths: { cn: `/${title}` },
  shell: { layout: 'site' },
  head: `<title>${title}</title><meta name="description" content="About ${title}"/>`,
  main: `<p>${title}</p>`,
  styles: [],
  build,
  ...changes,
});

/** Responses to requests, by path and query; a function may reject or wait. */
let responses: Record<string, () => Promise<Response>>;
const respondWith = (data: object, init?: ResponseInit) => () => Promise.resolve(Response.json(data, init));
const requested = vi.fn<(path: string) => void>();

function Frame() {
  const layout = useShownPage<Shell, string>(({ page }) => page.shell.layout);
  return (
    <main data-layout={layout}>
      <StaticHtmlPlace name={mainPlace} />
    </main>
  );
}

let container: HTMLElement;
let root: Root | undefined;
let shown: ShownPageStore<Shell>;
let routerLoader: RouterLoader;
let leavePage: AbortController;
const assign = vi.fn<(url: URL | string) => void>();
const reload = vi.fn<() => void>();

/** The browser's location, which loads no document. */
function locationOfTest(): Location {
  const real = location;
  return new Proxy({} as Location, {
    get: (_, name) => (name === 'assign' ? assign : name === 'reload' ? reload : Reflect.get(real, name, real)),
  });
}

/** A page as the server rendered it, with what leads to other pages; it is not hydrated. */
function open(path: string): void {
  history.replaceState(null, '', path);
  document.title = 'News';
  document.head.insertAdjacentHTML('beforeend', '<meta name="viewport" content="x"/><meta name="robots" content="x"/>');
  const { pathname, search, hash } = location;
  const page = { status: 200, shell: { layout: 'site' } };
  shown = createShownPage<Shell>(page, { pathname, search, hash, key: 'default' });
  const frame = (
    <ShownPageContext value={shown as never}>
      <Frame />
    </ShownPageContext>
  );
  container.innerHTML = renderToString(<StaticHtmlContext value={() => firstMain}>{frame}</StaticHtmlContext>);
  routerLoader = createRouterLoader(shown, build);
}

/** Hydrates the opened page. */
async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(
      container,
      <ShownPageContext value={shown as never}>
        <Frame />
      </ShownPageContext>,
    );
  });
}

/** The router is rendered, as it is when a link's intent came before its click. */
const prepare = () => act(() => routerLoader.load());
const follow = async (path: string) => (await routerLoader.preload())(path);
const go = async (path: string) => {
  await prepare();
  await act(() => follow(path));
};
const text = () => container.textContent;
/** Goes back or forward. */
const traverse = (step: () => void) =>
  act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    step();
    await popped;
  });
const urlOfPage = () => location.pathname + location.search + location.hash;
const headOf = () => [...document.head.querySelectorAll('title, meta')].map((element) => element.outerHTML);
/** Waits until a page is shown. */
const isShown = (content: string) =>
  vi.waitFor(async () => {
    // React renders when it ends.
    await act(async () => undefined);
    expect(text()).toBe(content);
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('location', locationOfTest());
  vi.stubGlobal('fetch', (url: URL) => {
    const path = url.pathname + url.search;
    requested(path);
    return responses[path]?.() ?? Promise.reject(new Error(`nothing is expected to request ${path}`));
  });
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  // The listeners of one page end with its test.
  leavePage = new AbortController();
  const { signal } = leavePage;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: object | boolean) =>
      listen(type, listener, { ...(typeof options === 'object' ? options : { capture: options }), signal }),
  );
  document.head.innerHTML = '';
  container = document.createElement('div');
  document.body.replaceChildren(container);
  responses = {
    '/articles.data': respondWith(dataOf('articles')),
    '/videos.data?page=2': respondWith(dataOf('videos')),
    '/_.data': respondWith(dataOf('home')),
  };
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  leavePage.abort();
  document.head.innerHTML = '';
  document.body.replaceChildren();
  for (const mock of [requested, assign, reload]) mock.mockReset();
  vi.doUnmock('./router.tsx');
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the shown page', () => {
  it('is what the server rendered, and nothing is requested for it, also when the router came', async () => {
    const reported = vi.spyOn(console, 'error');
    open('/news');
    const paragraph = container.querySelector('p');
    await hydrate();
    await prepare();
    expect(text()).toBe('News');
    expect(container.querySelector('p')).toBe(paragraph);
    expect(document.title).toBe('News');
    expect(requested).not.toHaveBeenCalled();
    expect(shown.getState()).toMatchObject({ isLoading: false, failure: null, location: { pathname: '/news' } });
    expect(reported).not.toHaveBeenCalled();
  });

  it('becomes the next one with the first navigation: HTML, head, location and what is known of it', async () => {
    open('/news');
    await hydrate();
    const place = container.querySelector(`[data-static=${mainPlace}]`);
    await go('/articles');
    expect(requested.mock.calls).toEqual([['/articles.data']]);
    expect(text()).toBe('articles');
    expect(container.querySelector(`[data-static=${mainPlace}]`)).toBe(place);
    expect(headOf()).toEqual([
      '<meta name="viewport" content="x">',
      '<title>articles</title>',
      '<meta name="description" content="About articles">',
    ]);
    expect(urlOfPage()).toBe('/articles');
    const { page, location: at } = shown.getState();
    expect(page).toMatchObject({ status: 200, languagePaths: { cn: '/articles' } });
    expect(at).toMatchObject({ pathname: '/articles', search: '', hash: '' });
    expect(at.key).not.toBe('default');
  });

  it('has its query and its hash, and data is requested without the hash', async () => {
    open('/news');
    await hydrate();
    await go('/videos?page=2#part');
    expect(requested.mock.calls).toEqual([['/videos.data?page=2']]);
    expect(urlOfPage()).toBe('/videos?page=2#part');
    expect(shown.getState().location).toMatchObject({ search: '?page=2', hash: '#part' });
  });

  it('is requested again in its place in the history where the path is shown already', async () => {
    open('/articles');
    await hydrate();
    const { length } = history;
    await go('/articles');
    expect(requested.mock.calls).toEqual([['/articles.data']]);
    expect(history.length).toBe(length);
    expect(text()).toBe('articles');
    await go('/');
    expect(history.length).toBe(length + 1);
    expect(text()).toBe('home');
  });

  it('follows the browser back and forward', async () => {
    responses['/news.data'] = respondWith(dataOf('news again'));
    open('/news');
    await hydrate();
    await go('/articles');
    await traverse(() => history.back());
    await isShown('news again');
    expect(document.title).toBe('news again');
    await traverse(() => history.forward());
    await isShown('articles');
    expect(requested.mock.calls.flat()).toEqual(['/articles.data', '/news.data', '/articles.data']);
  });

  it('waits for the stylesheets that the document does not have', async () => {
    const styles = [{ href: '/first.css' }, { href: '/other.css', integrity: 'sha256-x' }];
    responses['/styled.data'] = respondWith(dataOf('styled', { styles }));
    open('/news');
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/first.css">');
    const first = { href: new URL('/first.css', location.href).href } as CSSStyleSheet;
    vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([first] as unknown as StyleSheetList);
    await hydrate();
    const other = () => document.head.querySelectorAll<HTMLLinkElement>('link[href="/other.css"]');
    await prepare();
    await act(async () => {
      void follow('/styled');
      await vi.waitFor(() => expect(other()).toHaveLength(1));
    });
    expect([text(), other()[0]!.rel, other()[0]!.integrity]).toEqual(['News', 'stylesheet', 'sha256-x']);
    await act(async () => other()[0]!.dispatchEvent(new Event('load')));
    await isShown('styled');
    expect(document.head.querySelectorAll('link')).toHaveLength(2);
  });

  it('with the status of an error is shown like any other', async () => {
    responses['/missing.data'] = respondWith(dataOf('Not found', { status: 404 }), { status: 404 });
    open('/news');
    await hydrate();
    await go('/missing');
    expect(text()).toBe('Not found');
    expect(shown.getState()).toMatchObject({ failure: null, page: { status: 404 } });
  });
});

describe('the router', () => {
  it('that comes because the visitor went back loads the page of the URL', async () => {
    open('/news');
    await hydrate();
    await act(async () => {
      history.pushState(null, '', '/articles');
      dispatchEvent(new PopStateEvent('popstate'));
      await vi.waitFor(() => expect(requested).toHaveBeenCalled());
    });
    await isShown('articles');
    expect(requested.mock.calls).toEqual([['/articles.data']]);
    expect(shown.getState()).toMatchObject({ isLoading: false, location: { pathname: '/articles' } });
    expect(document.title).toBe('articles');
  });

  it('does not come for a hash of the page that is shown, whose HTML stays', async () => {
    open('/news');
    await hydrate();
    await act(async () => {
      history.pushState(null, '', '/news#part');
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(requested).not.toHaveBeenCalled();
    expect([text(), shown.getState().isLoading]).toEqual(['News', false]);
  });

  it('that came before the page was hydrated shows the next page all the same', async () => {
    open('/news');
    await prepare();
    await hydrate();
    await go('/articles');
    await isShown('articles');
  });

  it('is created once, however often it is prepared', async () => {
    const createRouter = vi.fn<typeof import('./router.tsx').createRouter>();
    const actual = await vi.importActual<typeof import('./router.tsx')>('./router.tsx');
    vi.doMock('./router.tsx', () => ({ createRouter: createRouter.mockImplementation(actual.createRouter) }));
    open('/news');
    await hydrate();
    await act(() => Promise.all([routerLoader.load(), routerLoader.load()]));
    await go('/articles');
    await go('/');
    expect(createRouter).toHaveBeenCalledTimes(1);
    expect(text()).toBe('home');
  });

  it('that could not be had is fetched again the next time', async () => {
    const actual = await vi.importActual<typeof import('./router.tsx')>('./router.tsx');
    const createRouter = vi.fn<typeof actual.createRouter>(actual.createRouter).mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    vi.doMock('./router.tsx', () => ({ createRouter }));
    open('/news');
    await hydrate();
    await expect(routerLoader.load()).rejects.toThrow('Failed to fetch');
    await go('/articles');
    expect(text()).toBe('articles');
    expect(createRouter).toHaveBeenCalledTimes(2);
  });

  it('that takes 10 s is given up by the navigation that waits for it', async () => {
    vi.doMock('./router.tsx', () => new Promise(() => undefined));
    open('/news');
    await hydrate();
    vi.useFakeTimers();
    const settled = vi.fn<(error: unknown) => void>();
    routerLoader.load().catch(settled);
    await vi.advanceTimersByTimeAsync(9999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(settled.mock.calls[0]![0]).toBeInstanceOf(Error);
    expect(urlOfPage()).toBe('/news');
  });
});

describe('how far down the visitor is', () => {
  it('is noted before the first navigation, also where its click comes before the router', async () => {
    responses['/news.data'] = respondWith(dataOf('news again'));
    open('/news');
    await hydrate();
    vi.stubGlobal('scrollY', 1234);
    const going = follow('/articles');
    await isShown('articles');
    await going;
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    await traverse(() => history.back());
    await isShown('news again');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 1234);
  });
});

describe('a redirect in the data', () => {
  it.each(['/videos?page=2#part', `${location.origin}/videos?page=2#part`])(
    'to %s is followed [ER-14]',
    async (target) => {
      responses['/old.data'] = respondWith({ redirect: target });
      open('/news');
      await hydrate();
      await go('/old');
      await isShown('videos');
      expect(urlOfPage()).toBe('/videos?page=2#part');
      expect(requested.mock.calls.flat()).toEqual(['/old.data', '/videos.data?page=2']);
    },
  );

  it('is relative to the page', async () => {
    responses['/showroom/old.data'] = respondWith({ redirect: '../articles' });
    open('/news');
    await hydrate();
    await go('/showroom/old');
    await isShown('articles');
    expect(urlOfPage()).toBe('/articles');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://name@evil.example/'])(
    'to %s is never followed',
    async (target) => {
      vi.spyOn(console, 'error').mockReturnValue();
      responses['/old.data'] = respondWith({ redirect: target });
      open('/news');
      await hydrate();
      await go('/old');
      expect(shown.getState().failure).toBeInstanceOf(TypeError);
      expect([assign, reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );
});

describe('the document of a page', () => {
  /** Follows a link without waiting for a navigation that never ends: the browser loads another document. */
  const leave = async (path: string) => {
    await prepare();
    await act(async () => {
      void follow(path);
      await vi.waitFor(() => expect(assign.mock.calls.length + reload.mock.calls.length).toBe(1));
    });
  };
  const assigned = () => String(assign.mock.calls[0]![0]);

  it.each([
    ['stands in another layout', { shell: { layout: 'subsite' } }],
    ['belongs to another build', { build: '/assets/entry-2.js' }],
  ])('is loaded where it %s, and what is shown stays until then', async (_, changes) => {
    responses['/about.data?sid=1'] = respondWith(dataOf('about', changes));
    open('/news');
    await hydrate();
    await leave('/about?sid=1');
    expect(assigned()).toBe(new URL('/about?sid=1', location.href).href);
    expect([text(), document.title, urlOfPage()]).toEqual(['News', 'News', '/news']);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded with its hash', async () => {
    responses['/about.data'] = respondWith(dataOf('about', { shell: { layout: 'subsite' } }));
    open('/news');
    await hydrate();
    await leave('/about#team');
    expect(assigned()).toBe(new URL('/about#team', location.href).href);
  });

  it.each(['/news', '/news?page=2'])(
    'is loaded again where %s is shown already and belongs to another build',
    async (path) => {
      responses['/news.data'] = responses['/news.data?page=2'] = respondWith(
        dataOf('news', { build: '/assets/entry-2.js' }),
      );
      open(path);
      await hydrate();
      await leave(path);
      expect(reload).toHaveBeenCalledTimes(1);
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('is loaded where a redirect leads to another origin [ER-13]', async () => {
    responses['/redirected.data'] = respondWith({ redirect: 'https://partner.example/a?b=c#d' });
    open('/news');
    await hydrate();
    await leave('/redirected');
    expect(assigned()).toBe('https://partner.example/a?b=c#d');
    expect(text()).toBe('News');
  });

  it('is loaded where the visitor went back and the router could not be had', async () => {
    vi.doMock('./router.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    open('/news');
    await hydrate();
    history.pushState(null, '', '/articles');
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

describe('a page that could not be loaded', () => {
  const json = { headers: { 'content-type': 'application/json' } };

  it.each<[number | 'connection', string, () => Promise<Response>]>([
    ['connection', 'the request is rejected', () => Promise.reject(new TypeError('Load failed'))],
    ['connection', 'no response comes in time', () => Promise.reject(new DOMException('', 'TimeoutError'))],
    ['connection', 'the response is cut off', () => Promise.resolve(new Response('{"head":', json))],
    ['connection', 'another network responds', () => Promise.resolve(new Response('<!doctype html>'))],
    [502, 'the response is no JSON', () => Promise.resolve(new Response('<!doctype html>', { status: 502 }))],
    [500, 'the JSON of a fault is empty', () => Promise.resolve(new Response('', { status: 500, ...json }))],
  ])('is a failure (%s) where %s: the former page is gone, and the next one is shown', async (status, _, respond) => {
    vi.spyOn(console, 'error').mockReturnValue();
    responses['/broken.data'] = respond;
    open('/news');
    await hydrate();
    await go('/broken');
    expect(shown.getState().failure).toMatchObject({ status });
    expect(shown.getState()).toMatchObject({ isLoading: false, location: { pathname: '/broken' } });
    expect(text()).toBe('');
    expect(headOf()).toEqual(['<meta name="viewport" content="x">']);
    expect(urlOfPage()).toBe('/broken');
    await go('/articles');
    expect(shown.getState()).toMatchObject({ failure: null, isLoading: false });
    expect(text()).toBe('articles');
    expect(document.title).toBe('articles');
  });

  it('is shown where it is requested again and comes', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    responses['/broken.data'] = () => Promise.reject(new TypeError('Failed to fetch'));
    open('/news');
    await hydrate();
    await go('/broken');
    responses['/broken.data'] = respondWith(dataOf('mended'));
    await go('/broken');
    expect(shown.getState().failure).toBeNull();
    expect(text()).toBe('mended');
  });
});

describe('loading', () => {
  /** The values that `isLoading` takes, each once when it changes. */
  function watchLoading(): boolean[] {
    const values: boolean[] = [];
    shown.subscribe(({ isLoading }, before) => void (isLoading !== before.isLoading && values.push(isLoading)));
    return values;
  }

  it('lasts from the navigation until the page is shown', async () => {
    let respond: (response: Response) => void = () => undefined;
    responses['/slow.data'] = () => new Promise((resolve) => (respond = resolve));
    open('/news');
    await hydrate();
    const values = watchLoading();
    await prepare();
    expect(values).toEqual([]);
    let isDone = false;
    await act(async () => {
      void follow('/slow').then(() => (isDone = true));
      await vi.waitFor(() => expect(requested).toHaveBeenCalled());
    });
    expect([values, text(), urlOfPage(), isDone]).toEqual([[true], 'News', '/news', false]);
    await act(async () => respond(Response.json(dataOf('slow'))));
    await isShown('slow');
    expect(values).toEqual([true, false]);
  });

  it('lasts as long where the router comes with the navigation', async () => {
    let respond: (response: Response) => void = () => undefined;
    responses['/slow.data'] = () => new Promise((resolve) => (respond = resolve));
    open('/news');
    await hydrate();
    const values = watchLoading();
    await prepare();
    await act(async () => {
      void follow('/slow');
      await vi.waitFor(() => expect(requested).toHaveBeenCalled());
    });
    expect(values).toEqual([true]);
    await act(async () => respond(Response.json(dataOf('slow'))));
    await isShown('slow');
    expect(values).toEqual([true, false]);
  });

  it('lasts as long where the router comes because the visitor went back', async () => {
    let respond: (response: Response) => void = () => undefined;
    responses['/slow.data'] = () => new Promise((resolve) => (respond = resolve));
    open('/news');
    await hydrate();
    const values = watchLoading();
    await act(async () => {
      history.pushState(null, '', '/slow');
      dispatchEvent(new PopStateEvent('popstate'));
      await vi.waitFor(() => expect(requested).toHaveBeenCalled());
    });
    expect(values).toEqual([true]);
    await act(async () => respond(Response.json(dataOf('slow'))));
    await isShown('slow');
    expect(values).toEqual([true, false]);
  });

  it('ends where the page could not be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    responses['/broken.data'] = () => Promise.reject(new TypeError('Failed to fetch'));
    open('/news');
    await hydrate();
    const values = watchLoading();
    await go('/broken');
    expect(values).toEqual([true, false]);
  });

  it('of a page that the visitor left for another ends with the other one, which alone is shown', async () => {
    let respond: (response: Response) => void = () => undefined;
    responses['/slow.data'] = () => new Promise((resolve) => (respond = resolve));
    open('/news');
    await hydrate();
    await prepare();
    const values = watchLoading();
    await act(async () => {
      void follow('/slow');
      await vi.waitFor(() => expect(requested).toHaveBeenCalledWith('/slow.data'));
    });
    await go('/articles');
    await act(async () => respond(Response.json(dataOf('slow'))));
    expect(text()).toBe('articles');
    expect(urlOfPage()).toBe('/articles');
    expect(values).toEqual([true, false]);
  });
});
