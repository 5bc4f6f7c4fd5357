// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startScriptText } from '../../start-script.config.ts';
import { startPage, type StartWindow } from './start-script.ts';

type Load = (url: string) => Promise<{ start(): Promise<unknown> }>;

const facts = { entry: '/entry.js', preload: '/react.js /en.js' };
const never: Load = () => new Promise(() => undefined);

/** Where the page is. */
let place: { pathname: string; search: string; reload: ReturnType<typeof vi.fn<() => void>> };
let readyState: DocumentReadyState;
let win: StartWindow;
let leavePage: AbortController;

/** A window whose listeners end with the test. */
function windowOfTest(): StartWindow {
  leavePage = new AbortController();
  const { signal } = leavePage;
  const addEventListener = (type: string, listener: EventListener, capture = false) =>
    window.addEventListener(type, listener, { capture, signal });
  return { document, addEventListener, location: place } as unknown as StartWindow;
}

/** A page with a control that waits for its script and one that works without, and the start script run by its element. */
function open(load: Load, dataset: Partial<typeof facts> = facts) {
  document.body.innerHTML = '<button id="login" data-js>Log in</button><button id="menu">Menu</button>';
  const clicked = vi.fn<(control: string) => void>();
  for (const id of ['login', 'menu']) document.getElementById(id)!.addEventListener('click', () => clicked(id));
  const script = document.createElement('script');
  Object.assign(script.dataset, dataset);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  startPage(win, load);
  return clicked;
}

/** An entry that starts, and says how often. */
function entryThatStarts() {
  const start = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return { start, load: vi.fn<Load>(() => Promise.resolve({ start })) };
}

const click = (id: string, init: MouseEventInit = {}) =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
/** What the script added to the head of the document. */
const added = () =>
  [...document.head.children].map((element) => [element.getAttribute('rel'), element.getAttribute('href')]);

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'interactive';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.head.innerHTML = '';
  place = { pathname: '/news', search: '', reload: vi.fn<() => void>() };
  win = windowOfTest();
});

afterEach(() => {
  leavePage.abort();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('queued clicks', () => {
  it('are made again once the page is hydrated, and none are queued from then on', async () => {
    const { load, start } = entryThatStarts();
    const clicked = open(load);
    expect(click('login')).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(start).toHaveBeenCalledTimes(1);
    expect(clicked).not.toHaveBeenCalled();
    expect([...win.millwrightStart!.queue].map(({ id }) => id)).toEqual(['login']);
    win.millwrightStart!.release();
    expect(clicked.mock.calls).toEqual([['login']]);
    expect(win.millwrightStart!.queue.size).toBe(0);
    expect(click('login')).toBe(true);
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('on one control are made again as one', () => {
    const clicked = open(never);
    click('login');
    click('login');
    win.millwrightStart!.release();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('are none on a control that works without JavaScript, nor with a modifier', () => {
    const clicked = open(never);
    expect(click('menu')).toBe(true);
    expect(clicked.mock.calls).toEqual([['menu']]);
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) expect(click('login', { [key]: true })).toBe(true);
    expect(clicked).toHaveBeenCalledTimes(5);
    expect(win.millwrightStart!.queue.size).toBe(0);
  });

  it('are made on the control of the same id where hydration replaced the element, and not where it is gone', () => {
    const clicked = open(never);
    click('login');
    const old = document.getElementById('login')!;
    const replacement = document.createElement('button');
    replacement.id = 'login';
    replacement.addEventListener('click', () => clicked('replacement'));
    old.replaceWith(replacement);
    win.millwrightStart!.release();
    expect(clicked.mock.calls).toEqual([['replacement']]);
  });

  it('are dropped where their control is gone', () => {
    const clicked = open(never);
    click('login');
    document.getElementById('login')!.remove();
    expect(() => win.millwrightStart!.release()).not.toThrow();
    expect(clicked).not.toHaveBeenCalled();
  });

  it('do what the control does without JavaScript when the entry was requested three times in vain', async () => {
    const load = vi.fn<Load>(() => Promise.reject(new Error('offline')));
    const clicked = open(load);
    click('login');
    await vi.advanceTimersByTimeAsync(4999);
    expect(clicked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(clicked.mock.calls).toEqual([['login']]);
    expect(click('login')).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('are released 20 s after the entry started where hydration does not end', async () => {
    const { load } = entryThatStarts();
    const clicked = open(load);
    click('login');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(clicked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(clicked.mock.calls).toEqual([['login']]);
  });
});

describe('the last event before hydration', () => {
  it('is named by its type, and by none where the visitor did nothing', () => {
    open(never);
    expect(win.millwrightStart!.lastEvent).toBe('');
    document.getElementById('menu')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(win.millwrightStart!.lastEvent).toBe('pointerover');
    click('login');
    expect(win.millwrightStart!.lastEvent).toBe('click');
    win.millwrightStart!.release();
    document.getElementById('menu')!.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(win.millwrightStart!.lastEvent).toBe('click');
  });
});

describe('the entry', () => {
  it.each(['pointerover', 'pointerdown', 'keydown', 'focusin', 'click'])(
    'is loaded at the first %s and not before, also where its target is the document',
    async (type) => {
      const { load, start } = entryThatStarts();
      open(load);
      await vi.advanceTimersByTimeAsync(60_000);
      document.dispatchEvent(new Event('pointermove', { bubbles: true }));
      expect(load).not.toHaveBeenCalled();
      expect(document.head.children).toHaveLength(0);
      document.dispatchEvent(new Event(type, { bubbles: true }));
      await vi.advanceTimersByTimeAsync(0);
      expect(load.mock.calls).toEqual([['/entry.js']]);
      expect(start).toHaveBeenCalledTimes(1);
    },
  );

  it('is requested once with what it imports, however much the visitor does', async () => {
    const { load } = entryThatStarts();
    open(load);
    click('login');
    click('menu');
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(added()).toEqual([
      ['modulepreload', '/react.js'],
      ['modulepreload', '/en.js'],
    ]);
  });

  it('is requested alone where the page names nothing else', async () => {
    const { load } = entryThatStarts();
    open(load, { entry: '/entry.js' });
    click('login');
    await vi.advanceTimersByTimeAsync(0);
    expect(load.mock.calls).toEqual([['/entry.js']]);
    expect(document.head.children).toHaveLength(0);
  });

  it.each(['interactive', 'complete'] as const)(
    'is loaded 200 ms after a page that was %s is loaded where the browser does not say when it is idle',
    async (state) => {
      readyState = state;
      const { load } = entryThatStarts();
      open(load);
      if (state === 'interactive') window.dispatchEvent(new Event('load'));
      await vi.advanceTimersByTimeAsync(199);
      expect(load).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it('is loaded when the loaded page is idle, after 3 s at the latest', async () => {
    let idle: (() => void) | undefined;
    const requestIdleCallback = vi.fn<(callback: () => void, options: object) => number>((callback) => {
      idle = callback;
      return 1;
    });
    Object.assign(win, { requestIdleCallback });
    const { load } = entryThatStarts();
    open(load);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(200);
    expect(requestIdleCallback.mock.calls[0]![1]).toEqual({ timeout: 3000 });
    expect(load).not.toHaveBeenCalled();
    idle!();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits for the whole document, whose end holds what it reads', async () => {
    const { load } = entryThatStarts();
    open(load);
    readyState = 'loading';
    click('login');
    click('menu');
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).not.toHaveBeenCalled();
    readyState = 'interactive';
    document.dispatchEvent(new Event('readystatechange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['load', 'start'] as const)(
    'is tried again after 1 s and after 4 s more where it fails to %s',
    async (step) => {
      const fail = () => Promise.reject(new Error('offline'));
      const load = vi.fn<Load>(step === 'load' ? fail : () => Promise.resolve({ start: fail }));
      open(load);
      click('login');
      for (const [wait, tries] of [
        [999, 1],
        [1, 2],
        [3999, 2],
        [1, 3],
      ] as const) {
        await vi.advanceTimersByTimeAsync(wait);
        expect(load).toHaveBeenCalledTimes(tries);
      }
    },
  );

  it('that came at the second try keeps the queued clicks until the page is hydrated', async () => {
    const { load, start } = entryThatStarts();
    load.mockRejectedValueOnce(new Error('offline'));
    const clicked = open(load);
    click('login');
    await vi.advanceTimersByTimeAsync(6000);
    expect(start).toHaveBeenCalledTimes(1);
    expect(clicked).not.toHaveBeenCalled();
    win.millwrightStart!.release();
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

describe('the inline script', () => {
  const text = startScriptText();
  // What a browser has: any other name would be one of the module that the script was taken from.
  const globals = ['Set', 'Object', 'setTimeout'];

  it('is under 1.5 kB compressed, and holds nothing that would end its element', () => {
    expect(brotliCompressSync(text).length).toBeLessThan(1500);
    expect(text).not.toMatch(/<\/|<!--/);
  });

  it('refers to nothing outside but what a browser has: run as text with that alone, it starts the page', async () => {
    document.body.innerHTML = '<button id="login" data-js>Log in</button>';
    const script = Object.assign(document.createElement('script'), { text: '' });
    Object.assign(script.dataset, facts);
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    const { load } = entryThatStarts();
    load.mockRejectedValueOnce(new Error('offline'));
    // Every name that is not among these is missing, and throws.
    const known = new Map<PropertyKey, unknown>([
      ...globals.map((name) => [name, (globalThis as never)[name]] as const),
      ['window', win],
      ['importOf', load],
    ]);
    const scope = new Proxy(Object.create(null) as object, {
      has: () => true,
      get(_, name) {
        if (name === Symbol.unscopables) return undefined;
        if (known.has(name)) return known.get(name);
        throw new ReferenceError(`${String(name)} is not defined`);
      },
    });
    expect(text.match(/\bimport\(/g)).toHaveLength(1);
    // oxlint-disable-next-line no-new-func -- the text is what a document holds
    new Function('scope', `with(scope){${text.replace('import(', 'importOf(')}}`)(scope);
    expect(click('login')).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(load.mock.calls).toEqual([['/entry.js']]);
    expect(added()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(win.millwrightStart!.queue.size).toBe(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(win.millwrightStart!.queue.size).toBe(0);
  });
});

describe('who goes back', () => {
  const goTo = (pathname: string) => {
    place.pathname = pathname;
    window.dispatchEvent(new PopStateEvent('popstate'));
  };

  it('before the page is hydrated gets the document of that URL', () => {
    open(() => new Promise(() => undefined));
    goTo('/news');
    expect(place.reload).not.toHaveBeenCalled();
    goTo('/articles');
    expect(place.reload).toHaveBeenCalledTimes(1);
  });

  it('after that is the matter of the router', () => {
    open(() => new Promise(() => undefined));
    win.millwrightStart!.release();
    goTo('/articles');
    expect(place.reload).not.toHaveBeenCalled();
  });
});
