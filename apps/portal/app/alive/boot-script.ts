/** A route of the page, outermost first: its id, address of its module, matched path, the same without what is below it, style sheets. */
export type HandedRoute = [id: string, module: string, pathname: string, pathnameBase: string, css?: string[]];

/** What the page hands to the browser: printed once as JSON at the end of `<body>`, read when the page wakes up. */
export interface Handoff {
  /** Modules to evaluate one after the other before all others. None but while developing. */
  first?: string[];
  /** The matched routes. */
  routes: HandedRoute[];
  /** Parameters of the address. */
  params: Readonly<Record<string, string | undefined>>;
  /** What the loaders of the routes answered, by route id. Plain JSON. */
  data: Record<string, unknown>;
  /** What they threw instead, by route id. */
  errors?: Record<string, unknown>;
  /** Address of the client entry. */
  entry: string;
  /** Addresses to fetch at once, so that no module waits for its importer. */
  preload: string[];
  /** Address of the route manifest, which leads to other pages. */
  manifest: string;
}

/** The parts of `window` that the boot script sets. */
export type BootWindow = Window & { __reactRouterRouteModules?: object };

/** Id of the element that holds the {@link Handoff}. */
export const handoffId = 'handoff';

/** Event on `window` that says: the page is hydrated. */
export const aliveEvent = 'alive';

/**
 * Wakes the page up at the visitor's first intent (pointer, key, focus), else when the loaded page is idle. A tap on a
 * control marked `data-js` that comes earlier is kept, and made again once the page is alive. When the modules cannot be
 * loaded it tries twice more, then lets go: kept taps fall through to what the control does without JavaScript.
 *
 * It becomes an inline script (`String(installBoot)`), so it may refer to nothing outside itself.
 */
export function installBoot(
  win: BootWindow,
  load: (address: string) => Promise<unknown>,
  handoffId: string,
  aliveEvent: string,
): void {
  const { document } = win;
  const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click'];
  const taps = new Set<HTMLElement>();
  let begun = false;

  const onIntent = (event: Event) => {
    const { altKey, button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const control = (event.target as Element).closest?.<HTMLElement>('[data-js]');
    if (control && event.type === 'click' && !(altKey || button || ctrlKey || metaKey || shiftKey)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      taps.add(control);
    }
    begin();
  };

  const letGo = () => {
    intents.forEach((type) => win.removeEventListener(type, onIntent, true));
    taps.forEach((control) => (control.isConnected ? control : document.getElementById(control.id))?.click());
    taps.clear();
  };

  const start = async (page: Handoff, waits: number[]): Promise<void> => {
    try {
      for (const address of page.first ?? []) await load(address);
      const modules = await Promise.all(page.routes.map(([, address]) => load(address)));
      win.__reactRouterRouteModules = Object.fromEntries(page.routes.map(([id], index) => [id, modules[index]]));
      await load(page.entry);
      // The entry was loaded, but hydration may still fail: no tap waits for it for ever. A slow phone is given its time.
      setTimeout(letGo, 20000);
    } catch {
      const [wait, ...later] = waits;
      if (wait) setTimeout(() => start(page, later), wait);
      else letGo();
    }
  };

  const begin = () => {
    if (begun) return;
    // The element of the handoff exists before its text is complete.
    if (document.readyState === 'loading') {
      document.addEventListener('readystatechange', begin, { once: true });
      return;
    }
    begun = true;
    const page = JSON.parse(document.getElementById(handoffId)!.textContent!) as Handoff;
    [page.entry, ...page.preload, ...page.routes.map(([, address]) => address)].forEach((address) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    });
    void start(page, [1000, 4000]);
  };

  intents.forEach((type) => win.addEventListener(type, onIntent, true));
  win.addEventListener(aliveEvent, letGo, { once: true });
  win.addEventListener('load', () =>
    setTimeout(() => (win.requestIdleCallback ? win.requestIdleCallback(begin, { timeout: 3000 }) : begin()), 200),
  );
}
