// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootScriptText } from './boot-script.build.ts';
import { aliveEvent, handoffId, installBoot, type BootWindow, type Handoff } from './boot-script.ts';

const page: Handoff = {
  first: ['/refresh.js'],
  routes: [['root', '/root.js', '/', '/'], ['home', '/home.js', '/', '/']],
  params: {},
  data: {},
  entry: '/entry.js',
  preload: ['/react.js'],
  manifest: '/manifest.js',
};

const win = window as unknown as BootWindow;
let readyState: DocumentReadyState;

/** A page with a captured and an ordinary control, whose boot loads by `load`. */
function open(load: (address: string) => Promise<unknown>) {
  document.body.innerHTML = `<button id="login" data-js>Log in</button><button id="menu">Menu</button>
    <script id="${handoffId}" type="application/json">${JSON.stringify(page)}</script>`;
  const opened = vi.fn<(control: string) => void>();
  for (const id of ['login', 'menu']) document.getElementById(id)!.addEventListener('click', () => opened(id));
  installBoot(win, load, handoffId, aliveEvent);
  return opened;
}

const tap = (id: string, init: MouseEventInit = {}) =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'complete';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});

afterEach(() => {
  // Lets go of the listeners on the shared window.
  window.dispatchEvent(new Event(aliveEvent));
  document.head.innerHTML = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the boot script', () => {
  it('keeps an early tap and makes it again once the page is alive', async () => {
    const opened = open(() => Promise.resolve({}));
    expect(tap('login')).toBe(false);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event(aliveEvent));
    expect(opened.mock.calls).toEqual([['login']]);
    tap('login');
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('makes several taps on one control again as one', () => {
    const opened = open(() => new Promise(() => undefined));
    tap('login');
    tap('login');
    window.dispatchEvent(new Event(aliveEvent));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('leaves a control alone that works without JavaScript, and a tap with a modifier', () => {
    const opened = open(() => new Promise(() => undefined));
    expect(tap('menu')).toBe(true);
    expect(tap('login', { ctrlKey: true })).toBe(true);
    expect(opened.mock.calls).toEqual([['menu'], ['login']]);
  });

  it('finds a control again by its id when hydration replaced the element', () => {
    const opened = open(() => new Promise(() => undefined));
    tap('login');
    const old = document.getElementById('login')!;
    const fresh = old.cloneNode(true);
    fresh.addEventListener('click', () => opened('fresh'));
    old.replaceWith(fresh);
    window.dispatchEvent(new Event(aliveEvent));
    expect(opened.mock.calls).toEqual([['fresh']]);
  });

  it('loads nothing until the first intent, then the routes and the entry, and not what leads to other pages', async () => {
    const load = vi.fn<(address: string) => Promise<unknown>>((address) => Promise.resolve({ address }));
    open(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerover'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load.mock.calls.flat()).toEqual(['/refresh.js', '/root.js', '/home.js', '/entry.js']);
    expect(win.__reactRouterRouteModules).toEqual({ root: { address: '/root.js' }, home: { address: '/home.js' } });
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(['/entry.js', '/react.js', '/root.js', '/home.js']);
  });

  it('wakes the loaded page up by itself when it is idle', async () => {
    const load = vi.fn(() => Promise.resolve({}));
    open(load);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(199);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalled();
  });

  it('waits for the whole document before it reads the handoff', async () => {
    const load = vi.fn(() => Promise.resolve({}));
    open(load);
    readyState = 'loading';
    tap('login');
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).not.toHaveBeenCalled();
    readyState = 'interactive';
    document.dispatchEvent(new Event('readystatechange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledWith('/entry.js');
  });

  it('tries a failed import again after 1 s and after 4 s more', async () => {
    const load = vi.fn((address: string) => (address === '/home.js' ? Promise.reject(new Error('offline')) : Promise.resolve({})));
    open(load);
    tap('login');
    const tries = () => load.mock.calls.filter(([address]) => address === '/home.js').length;
    await vi.advanceTimersByTimeAsync(999);
    expect(tries()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries()).toBe(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(tries()).toBe(3);
  });

  it('lets kept taps fall through to what they do without JavaScript when loading failed for good', async () => {
    const opened = open(() => Promise.reject(new Error('offline')));
    tap('login');
    await vi.advanceTimersByTimeAsync(4999);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(opened.mock.calls).toEqual([['login']]);
    expect(tap('login')).toBe(true);
  });

  it('lets go when the entry was loaded but hydration never ended', async () => {
    const opened = open(() => Promise.resolve({}));
    tap('login');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(opened.mock.calls).toEqual([['login']]);
  });
});

describe('the inline script', () => {
  it('is at most 1.7 kB, and holds nothing that would end its element', () => {
    const text = bootScriptText();
    expect(text.length).toBeLessThan(1700);
    expect(text).not.toMatch(/<\/|<!--/);
  });

  it('is complete in itself: it captures a tap when run as text', () => {
    document.body.innerHTML = '<button id="login" data-js>Log in</button>';
    readyState = 'loading';
    window.eval(bootScriptText().replace('import(', 'Promise.reject('));
    expect(tap('login')).toBe(false);
  });
});
