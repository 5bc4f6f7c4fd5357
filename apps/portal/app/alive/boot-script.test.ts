// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootScriptText, tapScriptText } from './boot-script.build.ts';
import { handoffId, installBoot, type Handoff } from './boot-script.ts';
import { aliveEvent, bootId, keepTaps, type BootWindow } from './keep-taps.ts';

const page: Handoff = {
  first: ['/refresh.js'],
  routes: [
    ['root', '/root.js', '/', '/'],
    ['home', '/home.js', '/', '/'],
  ],
  params: {},
  data: {},
  entry: '/entry.js',
  preload: ['/react.js'],
  manifest: '/manifest.js',
};

const win = window as unknown as BootWindow;
let readyState: DocumentReadyState;

/** A page with a captured and an ordinary control, whose boot has not come yet. */
function openEarly() {
  document.body.innerHTML = `<button id="login" data-js>Log in</button><button id="menu">Menu</button>
    <script id="${handoffId}" type="application/json">${JSON.stringify(page)}</script>`;
  const opened = vi.fn<(control: string) => void>();
  for (const id of ['login', 'menu']) document.getElementById(id)!.addEventListener('click', () => opened(id));
  keepTaps(win, bootId, aliveEvent);
  return opened;
}

/** The same, whose boot has come and loads by `load`. */
function open(load: (address: string) => Promise<unknown>) {
  const opened = openEarly();
  installBoot(win, load, handoffId, {});
  return opened;
}

/** Says that the script of the boot could not be loaded, each time that the page asks for it. */
function failBoot(): HTMLScriptElement {
  const script = document.head.querySelector<HTMLScriptElement>('script:last-of-type')!;
  script.dispatchEvent(new Event('error'));
  return script;
}

const tap = (id: string, init: MouseEventInit = {}) =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'interactive';
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
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/entry.js',
      '/react.js',
      '/root.js',
      '/home.js',
    ]);
  });

  it('adds what all pages share to what a page hands over', async () => {
    const load = vi.fn<(address: string) => Promise<unknown>>((address) => Promise.resolve({ address }));
    openEarly();
    const printed = {
      routes: [['root'], ['list', '/list.js'], ['home', '/home.js', '/home', '/', ['/home.css']]],
      data: {},
      preload: ['/card.js'],
    };
    document.getElementById(handoffId)!.textContent = JSON.stringify(printed);
    installBoot(win, load, handoffId, {
      entry: '/entry.js',
      preload: ['/react.js'],
      manifest: '/manifest.js',
      routes: { root: ['/root.js', ['/app.css']] },
    });
    tap('login');
    await vi.advanceTimersByTimeAsync(0);
    expect(load.mock.calls.flat()).toEqual(['/root.js', '/list.js', '/home.js', '/entry.js']);
    expect(win.millwrightBoot!.page).toEqual({
      ...printed,
      routes: [
        ['root', '/root.js', '/', '/', ['/app.css']],
        ['list', '/list.js', '/', '/', ['/app.css']],
        ['home', '/home.js', '/home', '/', ['/home.css']],
      ],
      entry: '/entry.js',
      preload: ['/react.js', '/card.js'],
      manifest: '/manifest.js',
    });
  });

  it('takes the style sheet that the page left out before the entry, and waits for none that cannot be had, but asks for it twice more', async () => {
    for (const isHad of [true, false]) {
      const load = vi.fn(() => Promise.resolve({}));
      openEarly();
      document.head.innerHTML = '';
      installBoot(win, load, handoffId, { sheet: ['/scripted.css', 'sha256-x'] });
      tap('login');
      const sheets = () => document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
      await vi.advanceTimersByTimeAsync(0);
      expect(load).not.toHaveBeenCalledWith('/entry.js');
      for (const wait of isHad ? [0] : [0, 1000, 4000]) {
        await vi.advanceTimersByTimeAsync(wait);
        expect([...sheets()].map((sheet) => [sheet.getAttribute('href'), sheet.integrity])).toEqual([
          ['/scripted.css', 'sha256-x'],
        ]);
        sheets()[0]!.dispatchEvent(new Event(isHad ? 'load' : 'error'));
        await vi.advanceTimersByTimeAsync(0);
        expect(load).toHaveBeenCalledWith('/entry.js');
      }
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sheets().length).toBe(isHad ? 1 : 0);
      window.dispatchEvent(new Event(aliveEvent));
    }
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

  it('wakes a page up that was touched, or loaded, before the boot came', async () => {
    for (const act of [() => tap('login'), () => (readyState = 'complete')]) {
      openEarly();
      act();
      const load = vi.fn(() => Promise.resolve({}));
      installBoot(win, load, handoffId, {});
      await vi.advanceTimersByTimeAsync(200);
      expect(load).toHaveBeenCalledWith('/entry.js');
      window.dispatchEvent(new Event(aliveEvent));
    }
  });

  it('asks twice more for a boot that does not come, by the same address and digest, then lets kept taps go', async () => {
    const opened = openEarly();
    document.head.append(
      Object.assign(document.createElement('script'), {
        id: bootId,
        type: 'text/plain',
        src: '/boot.js',
        integrity: 'sha256-x',
      }),
    );
    tap('login');
    const elements = () => document.head.querySelectorAll('script').length;
    for (const [wait, count] of [
      [1000, 2],
      [4000, 3],
    ] as const) {
      failBoot();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(elements()).toBe(count - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(elements()).toBe(count);
    }
    expect(opened).not.toHaveBeenCalled();
    const { src, integrity } = failBoot();
    expect([src.endsWith('/boot.js'), integrity]).toEqual([true, 'sha256-x']);
    expect(opened.mock.calls).toEqual([['login']]);
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
    const load = vi.fn((address: string) =>
      address === '/home.js' ? Promise.reject(new Error('offline')) : Promise.resolve({}),
    );
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
  it('is at most 1.1 kB, and holds nothing that would end its element', () => {
    const text = tapScriptText();
    expect(text.length).toBeLessThan(1100);
    expect(text).not.toMatch(/<\/|<!--/);
  });

  it('is complete in itself: it captures a tap when run as text', () => {
    document.body.innerHTML = '<button id="login" data-js>Log in</button>';
    readyState = 'loading';
    window.eval(tapScriptText());
    expect(tap('login')).toBe(false);
    window.eval(bootScriptText().replace('import(', 'Promise.reject('));
    expect(win.millwrightBoot?.begin).toBeTypeOf('function');
  });
});
